/** The risks of a review as rows, small enough to be put beside those of another one. */
import { besideRow } from '@wenjian/api';
import type { Risk } from '@wenjian/audit';
import { type Contract, clauseLabel } from '@wenjian/contract';
import { documentOffset } from '@wenjian/document';
import { z } from 'zod';

const listedRisk = besideRow
  .omit({ here: true, there: true })
  .extend({ level: besideRow.shape.here.unwrap(), origin: z.enum(['rule', 'own', 'model', 'standard']) });
export const listedRisks = z.array(listedRisk);
export type ListedRisk = z.output<typeof listedRisk>;

export function listRisks(contract: Contract, risks: readonly Risk[]): readonly ListedRisk[] {
  return risks.map(({ id, title, family, kind, quote, page, level, origin, span, insertAt }) => {
    const place = span?.start ?? (insertAt === null ? null : documentOffset(insertAt));
    const clause = place === null ? null : clauseLabel(contract, place);
    return { id, title, family, kind, quote, clause, page, level, origin };
  });
}

type BesideRow = z.output<typeof besideRow>;

/** In the order of the shown review; what only the other one has comes behind. The same place and rule is the same risk. */
export function besideEachOther(here: readonly ListedRisk[], there: readonly ListedRisk[]): BesideRow[] {
  const other = new Map(there.map((risk) => [risk.id, risk]));
  const known = new Set(here.map(({ id }) => id));
  return [
    ...here.map((risk) => rowOf(risk, risk.level, other.get(risk.id)?.level ?? null)),
    ...there.filter(({ id }) => !known.has(id)).map((risk) => rowOf(risk, null, risk.level)),
  ];
}

function rowOf(
  { level: _, origin: __, ...risk }: ListedRisk,
  here: BesideRow['here'],
  there: BesideRow['there'],
): BesideRow {
  return { ...risk, here, there };
}
