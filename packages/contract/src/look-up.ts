/** Small questions that everyone who reads a contract asks of it. */
import type { DocumentOffset } from '@wenjian/document';
import type { Clause, Contract } from './contract.ts';

/** The innermost clause that holds the offset. */
export function clauseAt({ clauses }: Contract, offset: DocumentOffset): Clause | undefined {
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((clauses[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const clause = clauses[low - 1];
  return clause !== undefined && offset <= clause.own.end ? clause : undefined;
}
