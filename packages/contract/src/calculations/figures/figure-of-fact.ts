/** Amounts and percentages of running text as figures for calculations. */
import { documentSpan, type Span } from '@wenjian/document';
import type { Amount, Contract, Percentage } from '../../contract.ts';
import { FEN, halfWidth, ONE, ofFen, readExact } from '../../numbers/exact-number.ts';
import type { Figure } from './figure-relation.ts';

const digits = /(?<number>\d[\d,]*(?:\.\d+)?)(?<gap>\s*)(?<scale>[百千]?[万亿])?/;

/** `fen` must be known. */
export function figureOfAmount(contract: Contract, amount: Amount & { readonly fen: number }): Figure {
  const exact = belowFen(contract, amount);
  if (exact !== null) return { ...exact, kind: 'money' };
  const value = ofFen(amount.fen);
  return { ...(writtenIn(contract, amount, value) ?? unwritten(amount, FEN)), value, kind: 'money' };
}

export function figureOfShare(contract: Contract, share: Percentage): Figure {
  const value = BigInt(Math.round(share.value * Number(ONE)));
  return { ...(writtenIn(contract, share, value) ?? unwritten(share, 1n)), value, kind: 'rate' };
}

/** 0.045元: a price with more decimals than money has. */
function belowFen(
  { document }: Contract,
  fact: Span,
): Pick<Figure, 'span' | 'value' | 'step' | 'unit'> | null {
  const written = halfWidth(document.text.slice(fact.start, fact.end));
  const match = /(?<![\d,])\d+\.\d{3,6}(?=\s*元)/.exec(written);
  const read = match === null ? null : readExact(match[0]);
  if (match === null || read === null) return null;
  const start = fact.start + match.index;
  return { span: documentSpan(start, start + match[0].length), ...read, unit: ONE };
}

/** The position and value of its digits, if they are the whole fact. */
function writtenIn(
  { document }: Contract,
  fact: Span,
  value: bigint,
): Pick<Figure, 'span' | 'step' | 'unit'> | null {
  const match = digits.exec(halfWidth(document.text.slice(fact.start, fact.end)));
  const { number = '', gap = '', scale = '' } = match?.groups ?? {};
  const read = match === null ? null : readExact(number);
  if (match === null || read === null || read.value === 0n || value === 0n) return null;
  if ((value * ONE) % read.value !== 0n) return null;
  const unit = (value * ONE) / read.value;
  const start = fact.start + match.index;
  const end = start + number.length + (scale === '' ? 0 : gap.length + scale.length);
  return { span: documentSpan(start, end), step: (read.step * unit) / ONE, unit };
}

function unwritten({ start, end }: Span, step: bigint): Pick<Figure, 'span' | 'step' | 'unit'> {
  return { span: { start, end }, step, unit: null };
}
