/** Common look-ups in a contract. */
import type { DocumentOffset } from '@wenjian/document';
import type { Clause, Contract } from './contract.ts';
import { countBefore } from './text/bisect.ts';

/** The innermost clause that contains the offset. */
export function clauseAt({ clauses }: Contract, offset: DocumentOffset): Clause | undefined {
  const clause = clauses[countBefore(clauses, ({ start }) => start <= offset) - 1];
  return clause !== undefined && offset <= clause.own.end ? clause : undefined;
}

/** 第五条 5.2: the numbers from the outermost clause inwards; null before the first clause. */
export function clauseLabel(contract: Contract, offset: DocumentOffset): string | null {
  const words: string[] = [];
  let clause = clauseAt(contract, offset);
  while (clause !== undefined) {
    const word = clause.number ?? clause.heading;
    if (word !== null) words.unshift(word);
    clause = clause.parent === null ? undefined : contract.clauses[clause.parent];
  }
  return words.length === 0 ? null : words.join(' ');
}

/** The outermost clause around a clause: 第五条 for 5.2（三）. */
export function articleOf({ clauses }: Contract, clause: Clause | null): Clause | null {
  let article = clause;
  while (article !== null && article.parent !== null) article = clauses[article.parent] ?? null;
  return article;
}
