/** A calculation in the words of a finding: 386.5 × 6.8元 × 365 = 959,293元，此处写为995,293元. */
import { decimalText, expectedOf, FEN, type Figure, ONE, type Relation, roundTo } from '@wenjian/contract';

export function formulaText(relation: Relation): string {
  const { result } = relation;
  return `${leftSide(relation)} = ${valueText({ ...result, value: expectedOf(relation) })}，此处写为${valueText(result)}`;
}

function leftSide(relation: Relation): string {
  switch (relation.kind) {
    case 'product':
      return relation.factors.map(valueText).join(' × ');
    case 'sum':
      return relation.parts.map(partText).join(' + ');
    case 'markup':
      return `${valueText(relation.net)} × (1 + ${valueText(relation.rate)})`;
    case 'contained':
      return `${valueText(relation.gross)} × ${valueText(relation.rate)} ÷ (1 + ${valueText(relation.rate)})`;
  }
}

function partText({ times = 1n, ...part }: Figure): string {
  if (times === 1n) return valueText(part);
  return `${valueText({ ...part, value: part.value / times })} × ${times}`;
}

const HUNDRED = 100n;

function valueText({ value, kind, currency = '元' }: Figure): string {
  if (kind === 'rate') return `${decimalText(roundTo(value * HUNDRED, FEN))}%`;
  return kind === 'money'
    ? `${decimalText(roundTo(value, FEN))}${currency}`
    : decimalText(roundTo(value, ONE / HUNDRED));
}
