/** Clause numbers that repeat, are skipped, or are in the wrong place. */
import { type Contract, numberingFaults } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText, referencesText } from './references.text.ts';

type Fault = ReturnType<typeof numberingFaults>[number];

export function checkNumbering(contract: Contract): readonly CorrectionDraft[] {
  return numberingFaults(contract).map((fault) => {
    const { clause, previous, kind } = fault;
    const number = clause.number ?? '';
    const start = contract.document.text.indexOf(number, clause.start);
    const span = { start, end: start + number.length };
    const related = [{ start: previous.start, end: previous.own.end }];
    return { ...remark(span, 'numbering', kind, 'error', reasonOf(fault)), related };
  });
}

function reasonOf({ clause, previous, kind }: Fault): string {
  const [number, before] = [clause.number ?? '', previous.number ?? ''];
  if (kind === 'repeat') return referencesText.repeatedNumber(number);
  if (kind === 'gap') return referencesText.numberGap(before, number);
  return clause.parent === previous.index
    ? graphText.wrongParent(before, number)
    : graphText.wrongOrder(before, number);
}
