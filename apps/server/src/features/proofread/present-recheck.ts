/**
 * The findings in the corrected text, with their places in the original; findings ignored there are not
 * repeated.
 */
import type { recheckResult } from '@wenjian/api';
import { type Contract, clauseLabel } from '@wenjian/contract';
import type { Verdict } from '@wenjian/document';
import type { Correction, EditedDocument, ProofreadResult, TextEdit } from '@wenjian/proofread';
import type { z } from 'zod';

export interface RecheckParts {
  /** Of the original. */
  readonly before: readonly Correction[];
  readonly verdicts: ReadonlyMap<string, Pick<Verdict, 'state'>>;
  readonly edits: readonly TextEdit[];
  readonly edited: EditedDocument;
  readonly contract: Contract;
  readonly result: ProofreadResult;
}

const CONTEXT_CHARACTERS = 20;

export function presentRecheck(parts: RecheckParts): z.output<typeof recheckResult> {
  const { edits, edited, result } = parts;
  return {
    corrected: edited.document.text,
    applied: edits.filter((edit) => edit.correction !== undefined).length,
    renumbered: edits.filter((edit) => edit.correction === undefined).length,
    corrections: result.corrections.flatMap((correction) => present(parts, correction)),
    coverage: {
      examined: [...result.coverage.examined],
      notExamined: [...result.coverage.notExamined],
    },
  };
}

function present(
  { before, verdicts, edited, contract }: RecheckParts,
  { related: _, formula, ...correction }: Correction,
) {
  const { start, end } = correction;
  const { text } = edited.document;
  const originalStart = edited.toOriginal(start);
  // The place of the last character, so that an edit after it is not included.
  const originalEnd = end === start ? originalStart : edited.toOriginal(end - 1) + 1;
  const known = knownAs(before, correction.ruleId, originalStart, originalEnd);
  if (known !== undefined && verdicts.get(known.id)?.state === 'rejected') return [];
  return [
    {
      ...correction,
      formula: formula ?? null,
      clause: clauseLabel(contract, start),
      isNew: known === undefined,
      knownId: known?.id ?? null,
      context: contextOf(text, start, end),
      originalStart,
      originalEnd,
    },
  ];
}

/** The correction of the original at this place, by the same rule; `before` is in text order. */
function knownAs(
  before: readonly Correction[],
  ruleId: string,
  start: number,
  end: number,
): Correction | undefined {
  let low = 0;
  let high = before.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((before[middle]?.end ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  for (let one = before[low]; one !== undefined && one.start <= end; one = before[++low]) {
    const isThere = one.start < end && start < one.end;
    // An omission has no length: there the same place counts.
    const isPoint = (start === end || one.start === one.end) && one.start <= end && start <= one.end;
    if (one.ruleId === ruleId && (isThere || isPoint)) return one;
  }
  return undefined;
}

/** Only within its line: another clause is unrelated. */
function contextOf(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARACTERS), start);
  const after = text.slice(end, end + CONTEXT_CHARACTERS);
  return { before: before.slice(before.lastIndexOf('\n') + 1), after: after.split('\n', 1)[0] ?? '' };
}
