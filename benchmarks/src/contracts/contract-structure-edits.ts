/**
 * Edits of whole paragraphs: inserted, deleted, moved, split, merged. Each returns its description, or null
 * when there is no place.
 */
import { type ContractDraft, isLeaf } from './contract-draft.ts';
import { changeText } from './contract-edit-words.ts';
import type { ContractWriter } from './contract-generator.ts';
import type { Clause, Part, PriceTable } from './contract-model.ts';
import { bodyPlace, numberPlace, type PendingEdit, replacedIn, wholePlace } from './contract-truth.ts';

/** A clause moves far enough that it counts as moved, not the text it passes. */
const LEAST_MOVE = 14;

export function insertClause(draft: ContractDraft, writer: ContractWriter): PendingEdit | null {
  const found = draft.findRoom();
  if (found === null) return null;
  const clause = writer.clause(writer.anyClauseText());
  draft.takeRoom(found.index);
  draft.take(clause.id);
  draft.parts.splice(found.index, 0, clause);
  const touches: PendingEdit['touches'] = (_, target) => ({ old: [], new: [wholePlace(target, clause.id)] });
  return { class: 'inserted clause', expected: 'shown', touches };
}

export function deleteClause(draft: ContractDraft): PendingEdit | null {
  const found = draft.findRoom();
  if (found === null) return null;
  draft.takeRoom(found.index);
  draft.parts.splice(found.index, 1);
  const touches: PendingEdit['touches'] = (old) => ({ old: [wholePlace(old, found.part.id)], new: [] });
  return { class: 'deleted clause', expected: 'shown', touches };
}

export function insertRow(draft: ContractDraft, writer: ContractWriter): PendingEdit | null {
  const found = draft.find(
    (part): part is PriceTable => part.kind === 'table' && draft.isFree(insertionIn(part)),
  );
  if (found === null) return null;
  const row = writer.priceRow();
  const at = 2 + draft.random(found.part.rows.length - 2);
  draft.take(insertionIn(found.part), row.id, ...neighbours(found.part, at));
  draft.parts[found.index] = { ...found.part, rows: found.part.rows.toSpliced(at, 0, row) };
  const touches: PendingEdit['touches'] = (_, target) => ({ old: [], new: [wholePlace(target, row.id)] });
  return { class: 'inserted row', expected: 'major', touches };
}

/** One row per table. */
function insertionIn(table: PriceTable): string {
  return `insertion in ${table.id}`;
}

function neighbours(table: PriceTable, at: number): readonly string[] {
  return table.rows.slice(at - 1, at + 1).map(({ id }) => id);
}

export function moveClause(draft: ContractDraft): PendingEdit | null {
  const route = findRoute(draft, () => true);
  if (route === null) return null;
  const { part } = route;
  move(draft, route, part);
  return { class: 'moved clause', expected: 'shown', touches: wholeOn(part.id) };
}

export function moveAndEditClause(draft: ContractDraft): PendingEdit | null {
  const route = findRoute(draft, (clause) => changeText('amount', clause.text, draft.random) !== null);
  const change = route === null ? null : changeText('amount', route.part.text, draft.random);
  if (route === null || change === null) return null;
  const { part } = route;
  move(draft, route, { ...part, text: change.text });
  return {
    class: 'moved and edited',
    expected: 'major',
    touches: (old, target) => ({
      ...wholeOn(part.id)(old, target),
      inside: replacedIn(part.id, change)(old, target),
    }),
  };
}

export function splitParagraph(draft: ContractDraft, writer: ContractWriter): PendingEdit | null {
  const found = draft.findRoom((clause) => firstSentenceEnd(clause.text) !== null);
  if (found === null) return null;
  const { part, index } = found;
  const end = firstSentenceEnd(part.text) ?? 0;
  const rest = writer.clause(part.text.slice(end));
  draft.takeRoom(index);
  draft.take(rest.id);
  draft.renumbered.add(part.id);
  draft.parts.splice(index, 1, { ...part, text: part.text.slice(0, end) }, rest);
  return {
    class: 'split paragraph',
    expected: 'any',
    touches: (old, target) => ({
      old: [bodyPlace(old, part.id, end, end)],
      new: [numberPlace(target, rest.id)],
      unchanged: {
        old: [wholePlace(old, part.id)],
        new: [wholePlace(target, part.id), wholePlace(target, rest.id)],
      },
    }),
  };
}

export function mergeParagraphs(draft: ContractDraft): PendingEdit | null {
  const found = draft.findRoom((_, index) => isLeaf(draft.parts[index + 1]));
  const next = found === null ? undefined : draft.parts[found.index + 1];
  if (found === null || !isLeaf(next)) return null;
  const { part, index } = found;
  draft.takeRoom(index);
  draft.takeRoom(index + 1);
  draft.renumbered.add(part.id);
  draft.parts.splice(index, 2, { ...part, text: part.text + next.text });
  return {
    class: 'merged paragraphs',
    expected: 'any',
    touches: (old, target) => ({
      old: [numberPlace(old, next.id)],
      new: [bodyPlace(target, part.id, part.text.length, part.text.length)],
      unchanged: {
        old: [wholePlace(old, part.id), wholePlace(old, next.id)],
        new: [wholePlace(target, part.id)],
      },
    }),
  };
}

interface Route {
  readonly part: Clause;
  readonly from: number;
  readonly to: number;
}

function findRoute(draft: ContractDraft, isWanted: (clause: Clause) => boolean): Route | null {
  const start = draft.findRoom(isWanted);
  if (start === null) return null;
  const goal = draft.findRoom((_, index) => Math.abs(index - start.index) >= LEAST_MOVE);
  return goal === null ? null : { part: start.part, from: start.index, to: goal.index };
}

function move(draft: ContractDraft, { from, to }: Route, moved: Part): void {
  draft.takeRoom(from);
  draft.takeRoom(to);
  draft.renumbered.add(moved.id);
  draft.parts.splice(from, 1);
  draft.parts.splice(to > from ? to - 1 : to, 0, moved);
}

function wholeOn(key: string): PendingEdit['touches'] {
  return (old, target) => ({ old: [wholePlace(old, key)], new: [wholePlace(target, key)] });
}

/** Null for a single sentence. */
function firstSentenceEnd(text: string): number | null {
  const end = text.indexOf('。') + 1;
  return end > 0 && end < text.length ? end : null;
}
