/**
 * Parts of one whole, each with its share: 营业收入4,560万元…干红2,736万元，占60%；干白1,140万元，占25%；白兰地684万元，占18%. In: the contract.
 * Out: remarks at the one share that does not come out, where all the others of the list do.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

const amount =
  '(?<![\\d.,])(?<sum>\\d[\\d,]{0,14}(?:\\.\\d{1,4})?)(?<unit>[万亿]?元|吨|人|户|平方米|台|件|亩)';
const sums = new RegExp(amount, 'g');
const part = new RegExp(
  `${amount}[，（(](?:约)?占(?:比)?(?:为|约)?(?<of>[^，。；：\\d]{0,10}?)的?(?<share>\\d{1,3}(?:\\.\\d{1,2})?)[%％]`,
  'dg',
);
const WHOLE = 100;
const LEAST_PARTS = 2;

export function checkSharedWhole({ document: { text } }: Contract): readonly CorrectionDraft[] {
  return [...text.matchAll(/[^。\n]+/g)].flatMap(({ 0: sentence, index }) => inSentence(sentence, index));
}

interface Part {
  readonly sum: number;
  readonly unit: string;
  readonly share: number;
  /** Half of what its last digit stands for. */
  readonly rounding: number;
  readonly span: readonly [number, number];
}

function inSentence(sentence: string, at: number): readonly CorrectionDraft[] {
  const matches = [...sentence.matchAll(part)];
  const parts = matches.map(partOf);
  const [first] = parts;
  const isOneKind = parts.every(({ unit }) => unit === first?.unit);
  if (first === undefined || parts.length < LEAST_PARTS || !isOneKind) return [];
  if (new Set(matches.map(({ groups }) => groups?.of ?? '')).size > 1) return [];
  for (const whole of wholesOf(sentence.slice(0, matches[0]?.index), first.unit, parts)) {
    const [odd, another] = parts.filter((each) => !fits(each, whole));
    if (odd === undefined || isFilledUp(odd, parts, whole)) return [];
    if (another === undefined) return [told(odd, whole, at)];
  }
  return [];
}

function partOf(match: RegExpExecArray): Part {
  const { sum = '', unit = '', share = '' } = match.groups ?? {};
  const [start = 0, end = 0] = match.indices?.groups?.share ?? [];
  return {
    sum: readNumber(sum) ?? Number.NaN,
    unit,
    share: Number(share),
    rounding: 10 ** -(share.split('.')[1]?.length ?? 0) / 2,
    span: [start, end],
  };
}

/** What is named before the parts and not less than they are; for three parts and more also what they make together. */
function wholesOf(before: string, unit: string, parts: readonly Part[]): readonly number[] {
  const together = parts.reduce((all, { sum }) => all + sum, 0);
  const named = [...before.matchAll(sums)]
    .filter(({ groups }) => groups?.unit === unit)
    .map(({ groups }) => readNumber(groups?.sum ?? '') ?? Number.NaN)
    .filter((sum) => sum >= together * (1 - SLACK));
  return [...named, ...(parts.length > LEAST_PARTS ? [together] : [])];
}

const SLACK = 0.001;

function fits({ sum, share, rounding }: Part, whole: number): boolean {
  return Math.abs((sum / whole) * WHOLE - share) <= rounding + SLACK;
}

/** 33.33%、33.33%、33.34%: the last one makes it a hundred. */
function isFilledUp({ sum, share, rounding }: Part, parts: readonly Part[], whole: number): boolean {
  const together = parts.reduce((all, part) => all + part.share, 0);
  return (
    Math.abs(together - WHOLE) < SLACK && Math.abs((sum / whole) * WHOLE - share) <= rounding * MOST_FILLED
  );
}

/** In halves of the last digit. */
const MOST_FILLED = 3;

function told({ sum, share, span: [start, end] }: Part, whole: number, at: number): CorrectionDraft {
  const right = Number(((sum / whole) * WHOLE).toFixed(2));
  const formula = `${sum} ÷ ${whole} = ${right}% ≠ ${share}%`;
  const place = { start: at + start, end: at + end };
  return { ...remark(place, 'figures', 'share', 'suspect', figuresText.saidTwice), formula };
}
