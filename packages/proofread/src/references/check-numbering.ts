/** Clause numbers that repeat, are skipped, or are in the wrong place. */
import { type Clause, type Contract, numberingFaults, oddNumbers } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText, referencesText } from './references.text.ts';

type Fault = ReturnType<typeof numberingFaults>[number];

export function checkNumbering(contract: Contract): readonly CorrectionDraft[] {
  const odd = oddNumbers(contract);
  // Behind （3） the 4. of the list is right.
  const settled = new Set(odd.flatMap(({ clause, next }) => [clause, next]));
  const faults = numberingFaults(contract).filter(
    ({ clause }) => !settled.has(clause) && !continuesLine(contract.document.text, clause.start),
  );
  return [
    ...faults.map((fault) => {
      const { clause, previous, kind } = fault;
      const related = [{ start: previous.start, end: previous.own.end }];
      return { ...remark(numberOf(contract, clause), 'numbering', kind, 'error', reasonOf(fault)), related };
    }),
    ...odd
      .filter(({ clause }) => !continuesLine(contract.document.text, clause.start))
      .map(({ clause, usual }) => {
        const reason = referencesText.oddNumber(clause.number ?? '', usual.number ?? '');
        const related = [{ start: usual.start, end: usual.own.end }];
        return { ...remark(numberOf(contract, clause), 'numbering', 'style', 'suspect', reason), related };
      }),
  ];
}

function numberOf({ document: { text } }: Contract, clause: Clause) {
  const number = clause.number ?? '';
  const start = text.indexOf(number, clause.start);
  return { start, end: start + number.length };
}

const listItem = /^\s*\d{1,2}[.．、]/;
const firstInLine = /^\s*(?:附件?|附表|附录|备注|说明|注)\s?[：:]\s?1[.．、]/;

/** 附件：1. …, and 2. and 3. in the lines below: the first number stands behind a word. */
function continuesLine(text: string, at: number): boolean {
  let end = text.lastIndexOf('\n', at - 1);
  for (let lines = 0; end > 0 && lines < LONGEST_LIST; lines++) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (firstInLine.test(line)) return true;
    if (!listItem.test(line)) return false;
    end = start - 1;
  }
  return false;
}

const LONGEST_LIST = 30;

function reasonOf({ clause, previous, kind }: Fault): string {
  const [number, before] = [clause.number ?? '', previous.number ?? ''];
  if (kind === 'repeat') return referencesText.repeatedNumber(number);
  if (kind === 'gap') return referencesText.numberGap(before, number);
  return clause.parent === previous.index
    ? graphText.wrongParent(before, number)
    : graphText.wrongOrder(before, number);
}
