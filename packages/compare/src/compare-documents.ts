/**
 * In: two documents. Out: their comparison. Promises (each a property test): the script applied to OLD gives
 * NEW and its inverse gives OLD; swapping the documents mirrors the result; equal texts in equal blocks give
 * no change; the same input gives the same bytes; no figure, date or word is cut in half. Beyond `limits.changes` the
 * weightiest changes are listed and the coverage counts the others; the script has them all.
 */
import { coverageOf, type Document, type NotExamined, unlistedNote, weightiest } from '@wenjian/document';
import type { ChangeDraft } from './changes/change-draft.ts';
import { finishChanges } from './changes/finish-changes.ts';
import { ignoreChanges, isLeavingOut, type KeptChanges } from './changes/ignore-changes.ts';
import { listChanges } from './changes/list-changes.ts';
import { areStylesComparable } from './changes/list-formats.ts';
import { coverageText, optionNames } from './compare.text.ts';
import { type CompareOptions, foldOf } from './compare-options.ts';
import type {
  Change,
  Comparison,
  ComparisonCoverage,
  ComparisonStatistics,
  Row,
  Significance,
} from './comparison.ts';
import { planRows } from './edits/plan-rows.ts';
import type { PlannedRow, RowPlan } from './edits/planned-row.ts';
import { writeScript } from './edits/write-script.ts';
import { isRecognised } from './judge/judge-suspect.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { moveIdOf } from './moves/move-id.ts';
import { adoptTypes } from './prepare/adopt-types.ts';
import { markNotes } from './prepare/mark-notes.ts';

export function compareDocuments(
  oldAsRead: Document,
  newAsRead: Document,
  options: CompareOptions = {},
): Comparison {
  const [old, target] = adoptTypes(markNotes(oldAsRead), markNotes(newAsRead));
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const plan = planRows(old, target, limits, foldOf(options));
  const kept = ignoreChanges(listAll(plan, old, target, mostWeighed(old, target, options)), options);
  const weighed = weightiest(kept.drafts, ({ significance }) => weights[significance], limits.changes);
  const changes = finishChanges(weighed.listed, old, target);
  return {
    script: writeScript(plan.rows, old, target),
    rows: plan.rows.map((row) => nameRow(row, old, target)),
    changes,
    statistics: countChanges(changes, old, target),
    coverage: describeCoverage(oldAsRead, newAsRead, plan.coarseCount, [
      ...ignoredNotes(kept.ignored),
      ...unlistedNote(coverageText.changes, weighed),
    ]),
  };
}

const weights: Readonly<Record<Significance, number>> = { major: 0, minor: 1, noise: 2 };

function ignoredNotes(ignored: KeptChanges['ignored']): readonly NotExamined[] {
  return ignored.map(({ option, count }) => ({
    what: optionNames[option],
    count,
    reason: coverageText.ignoredReason(count),
  }));
}

function listAll(plan: RowPlan, old: Document, target: Document, most: number): readonly ChangeDraft[] {
  return listChanges(plan, old, target, areStylesComparable(old, target), most);
}

/** What is left out or suspected is known only when all are weighed. */
function mostWeighed(old: Document, target: Document, options: CompareOptions): number {
  const isSettledLater = isLeavingOut(options) || isRecognised(old) || isRecognised(target);
  return isSettledLater ? Number.POSITIVE_INFINITY : (options.limits?.changes ?? DEFAULT_LIMITS.changes);
}

function nameRow(row: PlannedRow, old: Document, target: Document): Row {
  const ids = (document: Document, indices: readonly number[]) =>
    indices.flatMap((index) => document.blocks[index]?.id ?? []);
  return {
    old: ids(old, row.old),
    new: ids(target, row.new),
    relation: row.relation,
    moveId: moveIdOf(row.move),
  };
}

function countChanges(changes: readonly Change[], old: Document, target: Document): ComparisonStatistics {
  const count = {
    insert: 0,
    delete: 0,
    replace: 0,
    move: 0,
    format: 0,
    image: 0,
    major: 0,
    minor: 0,
    noise: 0,
    suspect: 0,
  };
  for (const change of changes) {
    count[change.type]++;
    count[change.significance]++;
    if (change.isSuspect) count.suspect++;
  }
  return { ...count, oldCharacters: old.text.length, newCharacters: target.text.length };
}

function describeCoverage(
  old: Document,
  target: Document,
  coarseCount: number,
  notListed: readonly NotExamined[],
): ComparisonCoverage {
  const sides = [
    { side: 'old', coverage: coverageOf(old) },
    { side: 'new', coverage: coverageOf(target) },
  ] as const;
  const hasStyles = old.runs !== undefined || target.runs !== undefined;
  const both = [
    ...(coarseCount > 0
      ? [{ what: coverageText.coarse, count: coarseCount, reason: coverageText.coarseReason }]
      : []),
    ...(hasStyles && !areStylesComparable(old, target)
      ? [{ what: coverageText.formatting, count: 1, reason: coverageText.formattingReason }]
      : []),
    ...notListed,
  ];
  return {
    examined: sides.flatMap(({ side, coverage }) => coverage.examined.map((item) => ({ side, ...item }))),
    notExamined: sides.flatMap(({ side, coverage }) =>
      [...coverage.notExamined, ...both].map((item) => ({ side, ...item })),
    ),
  };
}
