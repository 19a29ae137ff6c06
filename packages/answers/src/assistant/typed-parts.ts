/** The parts of an answer that its question's type gives: sentences, points, sums; each with the numbers of its sources. */
import type { Calculation } from '../calculators/calculate.ts';
import type { TypedAnswer } from '../question-types/answer-by-type.ts';
import type { Grounds, Statement } from '../question-types/question-type.ts';
import { localAnswerText as text } from './local-answer.text.ts';

/** The number of the source that says it. */
export type SourceOf = (ground: Grounds) => number | null;

/** `isOneOfTwo`: it says for which question it is. */
export function answerPart(
  { title, answer, points, calculations }: TypedAnswer,
  sourceOf: SourceOf,
  isOneOfTwo: boolean,
): readonly string[] {
  const said = (statement: Statement) => `${statement.text}${referencesOf(statement.grounds, sourceOf)}`;
  const list = points.map((point) => `- ${emphasise(said(point))}`).join('\n');
  return [
    `${isOneOfTwo ? `**${text.ifAsked(title)}**\n` : ''}${answer.map(said).join('')}`,
    ...calculations.map((calculation) => calculationPart(calculation, sourceOf)),
    ...(list === '' ? [] : [`**${text.points}**\n${list}`]),
  ];
}

export function calculationPart(
  { title, formula, lines, needs, grounds }: Calculation,
  sourceOf: SourceOf,
): string {
  const rows = [...lines, ...(needs === null ? [] : [needs])].map((line) => `- ${line}`);
  return `**${title}**\n${formula}${referencesOf(grounds, sourceOf)}\n${rows.join('\n')}`;
}

/** 期限： stands out. */
function emphasise(point: string): string {
  return point.replace(/^(?<label>[^：]{2}：)/, '**$<label>**');
}

function referencesOf(grounds: readonly Grounds[], sourceOf: SourceOf): string {
  const numbers = new Set(grounds.map(sourceOf).filter((number) => number !== null));
  return [...numbers].map((number) => ` [${number}]`).join('');
}
