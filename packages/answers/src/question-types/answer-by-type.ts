/**
 * Writes the answer of a question type. In: the type, the articles it names as the corpus has them now, and the question. Out: sentences with the numbers of
 * their sources. Promise: a sentence is only said if every quotation it rests on stands word for word in the article given; a type whose answering sentences do
 * not all hold has no answer.
 */
import { shortLawName } from '@wenjian/contract';
import { type Calculation, calculate } from '../calculators/calculate.ts';
import { holdsQuote } from './holds-quote.ts';
import type { Grounds, QuestionType, Statement } from './question-type.ts';

export interface NamedArticle {
  readonly law: string;
  readonly number: number | null;
  readonly sub: number;
  readonly text: string;
}

export interface TypedAnswer {
  readonly title: string;
  readonly answer: readonly Statement[];
  readonly points: readonly Statement[];
  readonly calculations: readonly Calculation[];
  readonly next: readonly string[];
}

/** All that the type's sentences rest on, the answer's first. */
export function groundsOf({ answer, points, calculators }: QuestionType): readonly Grounds[] {
  const sums = calculators.map((name) => calculate(name, ''));
  return [...answer, ...points, ...sums].flatMap(({ grounds }) => grounds);
}

/** Null: the law in this corpus does not say it, or not any more. */
export function answerByType(
  { title, answer, points, calculators, next }: QuestionType,
  articles: readonly NamedArticle[],
  question: string,
): TypedAnswer | null {
  const holds = ({ grounds }: Pick<Statement, 'grounds'>) =>
    grounds.every((ground) => articles.some((article) => isSaidIn(ground, article)));
  if (!answer.every(holds)) return null;
  return {
    title,
    answer,
    points: points.filter(holds),
    calculations: calculators.map((name) => calculate(name, question)).filter(holds),
    next,
  };
}

export function isSaidIn({ quote, ...ground }: Grounds, article: NamedArticle): boolean {
  return isOf(ground, article) && holdsQuote(article.text, quote);
}

function isOf({ law, number, sub }: Omit<Grounds, 'quote'>, article: NamedArticle): boolean {
  return article.number === number && article.sub === sub && shortLawName(article.law) === shortLawName(law);
}
