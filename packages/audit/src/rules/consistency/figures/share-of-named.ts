/** 保证金1,380,000元 in the body, 保证金：购买价款的15% in an attachment: the share of the sum it names is another sum. */
import { type Contract, factsWithin } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

/** Rounded to whole yuan. */
const ROUNDING_FEN = 100;

export function sharesOfNamedSums(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const body = all.filter(({ isAttachment, label }) => !isAttachment && label === '');
  return all.flatMap((row): Finding[] => {
    const base = /([\u4e00-\u9fff]{2,8})的?(?=百分之|[\d.]+[%％])/.exec(row.text)?.[1]?.replace(/的$/, '');
    const [share, another] = factsWithin(contract.percentages, row);
    if (row.label.length < 3 || base === undefined || share === undefined || another !== undefined) return [];
    const whole = sumNamed(contract, body, base);
    const stated = sumNamed(contract, body, row.label);
    if (whole === null || stated === null || stated.fen >= whole.fen) return [];
    const due = whole.fen * share.value;
    if (Math.abs(due - stated.fen) <= ROUNDING_FEN) return [];
    return [
      {
        span: row.place,
        related: [stated.statement.place],
        detail: `${base}${whole.fen / 100}元 × ${Number((share.value * 100).toFixed(4))}% = ${due / 100}元，另处写为${stated.fen / 100}元`,
      },
    ];
  });
}

/** The only sum that is called so. */
function sumNamed(
  contract: Contract,
  body: readonly Statement[],
  name: string,
): { readonly fen: number; readonly statement: Statement } | null {
  const words = new RegExp(`${name.replace(/[^\u4e00-\u9fff]/g, '')}[^，。；\\d元]{0,10}$`);
  const found = body.flatMap((statement) =>
    factsWithin(contract.amounts, statement).flatMap(({ fen, isUppercase, start }) => {
      const before = contract.document.text.slice(Math.max(statement.start, start - 24), start);
      return fen === null || isUppercase || !words.test(before.replace(/\s/g, ''))
        ? []
        : [{ fen, statement }];
    }),
  );
  const [only] = found;
  return only !== undefined && found.every(({ fen }) => fen === only.fen) ? only : null;
}
