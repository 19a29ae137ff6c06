import { reportText } from '../writers.text.ts';
import type { ComparisonExport } from './comparison-export.ts';

/** The number of changes, in one sentence. */
export function summaryOf({ comparison: { changes } }: ComparisonExport): string {
  const count = (significance: string): number =>
    changes.filter((change) => change.significance === significance).length;
  return changes.length === 0
    ? reportText.noChanges
    : reportText.summary(changes.length, count('major'), count('minor'), count('noise'));
}
