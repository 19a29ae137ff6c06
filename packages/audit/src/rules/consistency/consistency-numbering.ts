/** Findings for clause numbers that repeat or are skipped. */
import { type Clause, type Contract, numberingFaults } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../rule.ts';

export function numberingFindings(contract: Contract): Finding[] {
  return numberingFaults(contract).map(({ clause, previous, kind }) => ({
    span: firstLine(contract, clause),
    related: [firstLine(contract, previous)],
    detail:
      kind === 'repeat' ? `编号“${clause.number}”重复` : `编号由“${previous.number}”跳至“${clause.number}”`,
  }));
}

function firstLine({ document }: Contract, { own }: Clause) {
  const end = document.text.indexOf('\n', own.start);
  return documentSpan(own.start, end < 0 || end > own.end ? own.end : end);
}
