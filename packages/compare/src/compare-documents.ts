/**
 * In: two documents. Out: their comparison.
 * Promises (each a property test): the script applied to OLD gives NEW and inverted gives OLD back; swapping the documents mirrors the
 * outcome; equal texts in equal blocks give no change; the same input gives the same bytes; no figure, date or word is cut in half.
 */
import { coverageOf, type Document } from '@wenjian/document';
import { coverageText } from './compare.text.ts';
import type { Change, Comparison, ComparisonCoverage, ComparisonStatistics } from './comparison.ts';
import { type CompareLimits, DEFAULT_LIMITS } from './limits.ts';
import { listChanges } from './list-changes.ts';
import { planRows } from './plan-rows.ts';
import { writeScript } from './write-script.ts';

export interface CompareOptions {
  readonly limits?: Partial<CompareLimits>;
}

export function compareDocuments(old: Document, target: Document, options: CompareOptions = {}): Comparison {
  const plan = planRows(old, target, { ...DEFAULT_LIMITS, ...options.limits });
  const script = writeScript(plan.rows, old, target);
  const changes = listChanges(script, plan.rows, old, target);
  return {
    script,
    rows: plan.rows.map((row) => ({ old: idOf(old, row.old), new: idOf(target, row.new) })),
    changes,
    statistics: countChanges(changes, old, target),
    coverage: describeCoverage(old, target, plan.coarseCount),
  };
}

function idOf(document: Document, index: number | null): string | null {
  return index === null ? null : (document.blocks[index]?.id ?? null);
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
  };
  for (const change of changes) {
    count[change.type]++;
    count[change.significance]++;
  }
  const { format: _format, image: _image, ...shown } = count;
  return { ...shown, oldCharacters: old.text.length, newCharacters: target.text.length };
}

function describeCoverage(old: Document, target: Document, coarseCount: number): ComparisonCoverage {
  const sides = [
    { side: 'old', coverage: coverageOf(old) },
    { side: 'new', coverage: coverageOf(target) },
  ] as const;
  return {
    examined: sides.flatMap(({ side, coverage }) => coverage.examined.map((item) => ({ side, ...item }))),
    notExamined: sides.flatMap(({ side, coverage }) => [
      ...coverage.notExamined.map((item) => ({ side, ...item })),
      ...(coarseCount > 0
        ? [{ side, what: coverageText.coarse, count: coarseCount, reason: coverageText.coarseReason }]
        : []),
    ]),
  };
}
