/** Whether the instalments of a price add up to the whole price. */
import {
  type Contract,
  decimalText,
  expectedOf,
  ONE,
  type PaymentSchedule,
  paymentSchedules,
  size,
} from '@wenjian/contract';
import { documentSpan, largestOf, type Span, smallestOf } from '@wenjian/document';
import type { Finding, RuleOutcome } from '../rule.ts';
import { hitOrPassed } from './build-rule.ts';
import { percentText } from './find-numbers.ts';
import { sentenceAt } from './find-sentences.ts';

const SHARE_TOLERANCE = ONE / 2000n;
const MONEY_TOLERANCE = ONE;
/** Outside this range the figures are not a payment schedule. */
const LEAST_OF_A_SCHEDULE = 2n;
const MOST_OF_A_SCHEDULE = 2n;

export function checkInstalments(contract: Contract): RuleOutcome {
  return hitOrPassed(
    paymentSchedules(contract).flatMap((schedule) => checkSchedule(contract, schedule) ?? []),
  );
}

function checkSchedule(
  contract: Contract,
  { relation, shares, sentences, isOpen }: PaymentSchedule,
): Finding | null {
  const paid = expectedOf(relation);
  const whole = relation.result.value;
  const isShares = shares.length > 0;
  if (size(paid - whole) <= (isShares ? SHARE_TOLERANCE : MONEY_TOLERANCE)) return null;
  if (isShares && paid - setOff(contract, shares) === whole) return null;
  if ((paid < whole && isOpen) || paid * LEAST_OF_A_SCHEDULE < whole) return null;
  if (isShares && paid > whole * MOST_OF_A_SCHEDULE) return null;
  const detail = isShares
    ? `各期比例相加为${percentText(Number(paid) / Number(ONE))}`
    : `各期金额相加为${plain(paid)}元，应付总额为${plain(whole)}元`;
  const { span: total } = relation.result;
  const related = total === null ? [] : [sentenceAt(contract, total) ?? total];
  return { span: hull(sentences), related, detail };
}

/** 该批价款的20%以预付款抵付: nothing is paid for it. */
function setOff({ document: { text } }: Contract, shares: PaymentSchedule['shares']): bigint {
  return shares
    .filter(({ end }) => /^[^，。；]{0,8}(?:抵付|抵扣|冲抵|抵作)/.test(text.slice(end, end + 12)))
    .reduce(
      (sum, { value, times }) => sum + BigInt(Math.round(value * Number(ONE))) * BigInt(times ?? 1),
      0n,
    );
}

function hull(spans: readonly Span[]): Span {
  return documentSpan(smallestOf(spans.map(({ start }) => start)), largestOf(spans.map(({ end }) => end)));
}

function plain(value: bigint): string {
  return decimalText(value).replaceAll(',', '');
}
