/**
 * In: the finished changes, both documents and which changes reorder one list. Out: for each change the group it is
 * decided with, or null: a list in another order, the same replacement in several places, the cells of a row, a passage
 * that came or went, edits side by side in a phrase. Promise: a change is in one group at most, and a group has two
 * members or more. Moves tie their edits by `moveId`.
 */
import type { Block, Document } from '@wenjian/document';
import type { Change, SideName } from '../comparison.ts';
import { readValues } from '../weigh/read-values.ts';

export function groupChanges(
  changes: readonly Change[],
  old: Document,
  target: Document,
  lists: readonly (string | null)[],
): readonly (string | null)[] {
  const listOf = new Map(changes.map((change, index) => [change, lists[index] ?? null]));
  const groups = new Map<Change, string>();
  const put = (members: readonly Change[]): void => {
    const free = members.filter((member) => !groups.has(member));
    const [first] = free;
    if (first === undefined || free.length < 2) return;
    for (const member of free) groups.set(member, `g-${first.id}`);
  };
  const shown = changes.filter(({ significance, moveId }) => significance !== 'noise' && moveId === null);
  const places = { old: placesOf(old), new: placesOf(target) };
  for (const members of gathered(shown, (change) => listOf.get(change) ?? null)) put(members);
  for (const members of gathered(shown, repeatKey)) put(members);
  for (const members of gathered(shown, (change) => rowKey(change, places))) put(members);
  for (const members of runsOf(shown, (one, next) => isSamePassage(one, next, places))) put(members);
  for (const members of runsOf(shown, (one, next) => isSamePhrase(one, next, { old, new: target })))
    put(members);
  return changes.map((change) => groups.get(change) ?? null);
}

type Places = Readonly<
  Record<SideName, { readonly byId: ReadonlyMap<string, number>; readonly ordered: readonly Block[] }>
>;

function placesOf({ blocks }: Document): Places['old'] {
  return { byId: new Map(blocks.map(({ id }, index) => [id, index])), ordered: blocks };
}

function gathered(
  changes: readonly Change[],
  keyOf: (change: Change) => string | null,
): Iterable<readonly Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    const members = found.get(key);
    if (members === undefined) found.set(key, [change]);
    else members.push(change);
  }
  return found.values();
}

/** 应 → 可 or 30 日 → 60 日 in two clauses are two matters; a name, a date or a sum is one wherever it stands. */
const apart: ReadonlySet<string> = new Set([
  'obligation',
  'negation',
  'condition',
  'period',
  'percentage',
  'cap',
  'number',
  'tableFigure',
  'frequency',
  'order',
  'breadth',
  'liability',
  'payment',
  'ending',
  'ability',
  'unit',
  'choice',
  'copies',
]);
/** Shorter words are part of too many others. */
const TERM = 2;

function repeatKey({ type, old, new: target, signals, place }: Change): string | null {
  if (type !== 'replace' || place === 'picture' || old === null || target === null) return null;
  if (signals.some((signal) => apart.has(signal))) return null;
  const isTerm = Math.max(old.text.trim().length, target.text.trim().length) >= TERM;
  if (!isTerm && !signals.includes('party')) return null;
  return JSON.stringify([old.text, target.text].map((text) => sameValue(text.trim())));
}

/** 680,000元 and 陆拾捌万元整 are one sum. */
function sameValue(text: string): string {
  const [value, ...more] = readValues(text);
  const isWhole = value !== undefined && more.length === 0 && value.text.length === text.length;
  return isWhole && value.size !== null && (value.kind === 'amount' || value.kind === 'date')
    ? value.key
    : text;
}

function rowKey(change: Change, places: Places): string | null {
  for (const side of ['old', 'new'] as const) {
    const { byId, ordered } = places[side];
    const cell = ordered[byId.get(change[side]?.block ?? '') ?? -1]?.cell;
    if (cell !== undefined) return `${side} ${cell.table} ${cell.row}`;
  }
  return null;
}

function runsOf(
  changes: readonly Change[],
  isJoined: (one: Change, next: Change) => boolean,
): readonly (readonly Change[])[] {
  const runs: Change[][] = [];
  for (const change of changes) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && isJoined(last, change)) runs.at(-1)?.push(change);
    else runs.push([change]);
  }
  return runs;
}

/** Whole paragraphs, tables and pictures, one after the other, that only one side has: a passage or a page. */
function isSamePassage(one: Change, next: Change, places: Places): boolean {
  const side = sideAlone(one);
  if (side === null || side !== sideAlone(next)) return false;
  const [first, second] = [wholeBlocks(one, side, places), wholeBlocks(next, side, places)];
  return first !== null && second !== null && second.from === first.to + 1;
}

function sideAlone({ type, old, new: target }: Change): SideName | null {
  if (type !== 'delete' && type !== 'insert' && type !== 'image') return null;
  if (target === null) return old === null ? null : 'old';
  return old === null ? 'new' : null;
}

/** The blocks that a change covers from end to end; of a table all. */
function wholeBlocks(
  change: Change,
  side: SideName,
  places: Places,
): { readonly from: number; readonly to: number } | null {
  const at = change[side];
  const { byId, ordered } = places[side];
  const from = byId.get(at?.block ?? '');
  if (at === null || from === undefined || !passagePlaces.has(change.place)) return null;
  if (at.start !== ordered[from]?.start) return null;
  let to = from;
  const tableOf = (index: number): number | undefined => ordered[index]?.cell?.table;
  const table = tableOf(from);
  if (table !== undefined) while (tableOf(to + 1) === table) to++;
  const isWholeTable = table === undefined || tableOf(from - 1) !== table;
  return isWholeTable && at.end === ordered[to]?.end ? { from, to } : null;
}

const passagePlaces: ReadonlySet<string> = new Set(['body', 'table', 'picture']);

/** Between the edits of one phrase (由甲方承担 → 不由乙方承担) there are few words and no mark. */
const PHRASE = 6;

function isSamePhrase(one: Change, next: Change, documents: Readonly<Record<SideName, Document>>): boolean {
  return (['old', 'new'] as const).some((side) => {
    const [from, to] = [one[side], next[side]];
    if (from === null || to === null || from.block !== to.block || to.start < from.end) return false;
    const between = documents[side].text.slice(from.end, to.start);
    return between.length <= PHRASE && !/[，。；：、,;:\n]/.test(between);
  });
}
