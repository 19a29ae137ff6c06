/**
 * Sums in capital numerals that are no numbers: 陆佰肆元, which lacks 零 or 拾; 叁佰仟元, whose units stand in the wrong order; 伍陆拾元. In: the facts
 * of the contract. Out: remarks at the numerals, with the right ones where the figures stand beside them.
 */
import { type Contract, isFilled, writeUppercaseAmount } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

const digit = '[壹贰叁肆伍陆柒捌玖]';
const capitals = /[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{3,24}(?=[元圆])/g;
const misshapen = new RegExp(
  `[佰仟万亿]${digit}$|[佰仟]${digit}(?=[万亿])|${digit}${digit}|佰仟|拾[佰仟]|佰${digit}仟|拾${digit}[佰仟拾]|零[零拾佰仟]|零$|佰${digit}佰|仟${digit}仟`,
);
/** The figures stand right before or behind. */
const NEAR = 16;

export function checkCapitalForms(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  return [...text.matchAll(capitals)].flatMap(({ 0: written, index }) => {
    if (!misshapen.test(written) || /^零/.test(written)) return [];
    const span = { start: index, end: index + written.length };
    const beside = contract.amounts.filter(
      (amount) =>
        !amount.isUppercase &&
        isFilled(amount) &&
        ((amount.end <= span.start && span.start - amount.end <= NEAR) ||
          (amount.start >= span.end && amount.start - span.end <= NEAR)) &&
        !/[，。；\n]/.test(text.slice(Math.min(amount.end, span.end), Math.max(amount.start, span.start))),
    );
    const [figures, another] = beside.filter(isFilled);
    const right =
      figures === undefined || another !== undefined
        ? null
        : (writeUppercaseAmount(figures.fen)?.split(/[元圆]/)[0] ?? null);
    if (right === written) return [];
    const draft = remark(span, 'figures', 'capitals', 'error', figuresText.capitals);
    return [{ ...draft, suggestion: right }];
  });
}
