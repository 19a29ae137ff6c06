/**
 * When recognition misses a line of a table, one cell contains the text of two. In: the drafts. Out: the same
 * drafts; text that is missing in its own cell but present in the merged cell is marked as a suspected
 * recognition error on both sides.
 */
import type { ChangeDraft } from '../changes/change-draft.ts';
import { type PlacedSide, textOf } from '../changes/placed-side.ts';
import { reasons } from '../compare.text.ts';
import type { SideName } from '../comparison.ts';
import { isRecognised, suspectVerdict } from './judge-suspect.ts';

export function suspectCells(drafts: readonly ChangeDraft[]): readonly ChangeDraft[] {
  const grown = collectGrown(drafts);
  if (grown.size === 0) return drafts;
  for (const [index, draft] of drafts.entries()) {
    const side = loneSide(draft);
    if (side === null || isGrown(side)) continue;
    const text = bare(side);
    const opposite = grown.get(keyOf(draft.old === null ? 'old' : 'new', side)) ?? [];
    const cell = text === '' ? undefined : opposite.find(({ rest }) => rest.includes(text));
    if (cell === undefined) continue;
    cell.rest = cell.rest.replace(text, '');
    cell.parts.push(index);
  }
  const explained = [...grown.values()].flat().filter(({ rest }) => rest === '');
  const suspects = new Set(explained.flatMap(({ index, parts }) => [index, ...parts]));
  return drafts.map((draft, index) => (suspects.has(index) ? suspected(draft) : draft));
}

/** A merged cell; `rest` is the part of its text that was not yet matched to a missing cell. */
interface GrownCell {
  readonly index: number;
  readonly parts: number[];
  rest: string;
}

function collectGrown(drafts: readonly ChangeDraft[]): ReadonlyMap<string, readonly GrownCell[]> {
  const grown = new Map<string, GrownCell[]>();
  for (const [index, draft] of drafts.entries()) {
    const side = loneSide(draft);
    if (side === null || !isGrown(side)) continue;
    const key = keyOf(draft.old === null ? 'new' : 'old', side);
    grown.set(key, [...(grown.get(key) ?? []), { index, parts: [], rest: bare(side) }]);
  }
  return grown;
}

/** The side of an insertion or deletion in a table; null for every other change. */
function loneSide(draft: ChangeDraft): PlacedSide | null {
  if (draft.place !== 'table' || draft.significance === 'noise' || draft.type === 'move') return null;
  if (draft.old !== null && draft.new !== null) return null;
  return draft.old ?? draft.new;
}

function isGrown({ document, block }: PlacedSide): boolean {
  const { rowSpan = 1, columnSpan = 1 } = block.cell ?? {};
  return (rowSpan > 1 || columnSpan > 1) && isRecognised(document);
}

function keyOf(name: SideName, { block }: PlacedSide): string {
  return `${name} ${block.cell?.column}`;
}

function bare(side: PlacedSide): string {
  return textOf(side).replace(/\s/g, '');
}

function suspected(draft: ChangeDraft): ChangeDraft {
  if (draft.isSuspect) return draft;
  const verdict = suspectVerdict({ ...draft, reason: reasons.spanningCell });
  return { ...draft, ...verdict, isSuspect: true };
}
