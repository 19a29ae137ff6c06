/** Two reviews of one contract, cut into what only one of them has and what both have. Pure. */
import type { AnswerOf, readAuditBeside } from '@wenjian/api';
import { riskLevels } from '@wenjian/api';

export type BesideRow = AnswerOf<typeof readAuditBeside>['rows'][number];
export type BesideGroup = 'here' | 'there' | 'both';

/** The worst first in each group. */
export function cutBeside(rows: readonly BesideRow[]): Readonly<Record<BesideGroup, readonly BesideRow[]>> {
  const sorted = [...rows].sort((one, other) => rankOf(one) - rankOf(other));
  return {
    here: sorted.filter(({ there }) => there === null),
    there: sorted.filter(({ here }) => here === null),
    both: sorted.filter(({ here, there }) => here !== null && there !== null),
  };
}

function rankOf({ here, there }: BesideRow): number {
  const ranks = [here, there].flatMap((level) => (level === null ? [] : [riskLevels.indexOf(level)]));
  return Math.min(...ranks);
}
