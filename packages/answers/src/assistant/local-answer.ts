/**
 * An answer without a language model: the answer of the question's type where there is one, then the articles, quoted. In: a question, its type's answer and the
 * search results. Out: parts of Markdown. Promise: every sentence about the law has the number of the source whose words it rests on; where no type fits, the answer
 * says so and quotes; it says what was not found, naming content words only, and none for which a statute has another word.
 */
import type { FoundHelp } from '../help/find-help.ts';
import type { TypedAnswer } from '../question-types/answer-by-type.ts';
import { isSaidIn } from '../question-types/answer-by-type.ts';
import { readMeaning } from '../retrieval/read-meaning.ts';
import type { ArticleAddress } from '../statutes/article-label.ts';
import type { LawStatus } from '../statutes/law-validity.ts';
import { contentWords } from './content-words.ts';
import { localAnswerText as text } from './local-answer.text.ts';
import { closestSentence, markQuotes } from './mark-quotes.ts';
import { answerPart, type SourceOf } from './typed-parts.ts';

/** Said where no law, or not every law, could be searched. */
export const NO_LAWS_YET: string = text.noLawsYet;

export interface AnswerArticle {
  readonly number: number;
  /** 《中华人民共和国民法典》第五百七十七条 */
  readonly title: string;
  readonly text: string;
  readonly status: LawStatus;
  /** The day up to which the text is known to be in force; null for an imported law. */
  readonly stateOf: string | null;
  readonly law: string;
  /** Null for text outside of articles. */
  readonly address: ArticleAddress | null;
}

export interface AnswerPassage {
  readonly number: number;
  readonly title: string;
  readonly page: number | null;
  readonly text: string;
}

export interface LocalAnswerInput {
  readonly question: string;
  readonly kind: 'law' | 'general' | 'assistant';
  /** None, one, or two that may be meant. */
  readonly typed: readonly TypedAnswer[];
  /** False: they are the nearest, and the question may be another one. */
  readonly isSure: boolean;
  readonly articles: readonly AnswerArticle[];
  readonly passages: readonly AnswerPassage[];
  readonly hasDocuments: boolean;
  /** False: there are no laws to search yet. */
  readonly hasLaws: boolean;
  readonly helps: readonly FoundHelp[];
}

/** Parts, in order. */
export function answerLocally(input: LocalAnswerInput): readonly string[] {
  return input.kind === 'assistant' ? answerFromHelp(input) : answerFromLaws(input);
}

function answerFromHelp({ helps }: LocalAnswerInput): readonly string[] {
  if (helps.length === 0) return [text.nothingInHelp];
  const [first, ...others] = helps.map(({ help }) => help);
  return [
    text.assistantLead,
    ...(first === undefined ? [] : [`**${first.title}**`, first.text]),
    ...others.map(({ title, text: said }) => `**${title}**\n${said}`),
  ];
}

function answerFromLaws(input: LocalAnswerInput): readonly string[] {
  return input.typed.length > 0 ? answerOfTypes(input) : answerOfSearch(input);
}

/** What answers comes first, then the words of the law. */
function answerOfTypes(input: LocalAnswerInput): readonly string[] {
  const { question, typed, isSure, articles, passages, hasDocuments } = input;
  const sourceOf: SourceOf = (ground) =>
    articles.find(
      ({ law, address, text: said }) => address !== null && isSaidIn(ground, { law, ...address, text: said }),
    )?.number ?? null;
  const quotes = typed.flatMap(({ answer, points, calculations }) =>
    [...answer, ...points, ...calculations].flatMap(({ grounds }) => grounds.map(({ quote }) => quote)),
  );
  const [only] = typed;
  const isOpen = typed.length > 1 || !isSure;
  return [
    ...(isSure ? (isOpen ? [text.eitherOf] : []) : [text.nearest]),
    ...typed.flatMap((one) => answerPart(one, sourceOf, isOpen)),
    ...passagesOf(passages, hasDocuments),
    `**${text.articles}**`,
    ...articles.map((article) =>
      quoteOf(article, [...quotes, ...(isSure ? [] : [closestSentence(article.text, question)])]),
    ),
    text.typedEnd(isOpen ? null : (only?.title ?? null)),
  ];
}

function answerOfSearch(input: LocalAnswerInput): readonly string[] {
  const { question, kind, articles, passages, hasDocuments, hasLaws, helps } = input;
  const words = contentWords(question);
  const isEmpty = articles.length === 0 && passages.length === 0;
  return [
    kind === 'general' ? text.generalLead : text.lawLead(articles.length),
    ...(hasLaws ? (isEmpty ? [text.nothingInLaws(words)] : []) : [text.noLawsYet]),
    // Someone who attaches a document is asking about it.
    ...passagesOf(passages, hasDocuments),
    ...articles.map((article) => quoteOf(article, [closestSentence(article.text, question)])),
    ...(isEmpty ? [] : missingPart(words, [...articles, ...passages])),
    ...(kind === 'general' && helps.length > 0 ? [helpPart(helps)] : []),
    ...(kind === 'general' && isEmpty ? [text.canDo] : []),
    ...(articles.length > 0 ? [text.noAdvice] : []),
  ];
}

function quoteOf(
  { number, title, text: said, status, stateOf }: AnswerArticle,
  marked: readonly string[],
): string {
  return `**${title}**（${text.status(status, stateOf)}）[${number}]\n${markQuotes(said, marked)}`;
}

const LONGEST_PASSAGE = 400;

function passagesOf(passages: readonly AnswerPassage[], hasDocuments: boolean): readonly string[] {
  if (!hasDocuments) return [];
  if (passages.length === 0) return [text.nothingInDocuments];
  return [
    `**${text.passages}**`,
    ...passages.map(({ number, title, page, text: said }) => {
      const place = page === null ? title : `${title}，${text.page(page)}`;
      const lines = shorten(said, LONGEST_PASSAGE)
        .split('\n')
        .map((line) => `> ${line.trim()}`);
      return `${place} [${number}]\n${lines.join('\n')}`;
    }),
  ];
}

const NAMED_MISSING = 4;

function missingPart(
  words: readonly string[],
  found: readonly { readonly text: string; readonly title: string }[],
): readonly string[] {
  const said = found.map((one) => `${one.title}\n${one.text}`).join('\n');
  // A statute says 承租人 where people say 租客.
  const missing = words.filter(
    (word) => ![word, ...readMeaning(word).legal].some((one) => said.includes(one)),
  );
  // When nothing was found for them, the search went by meaning and the words are only synonyms.
  if (missing.length === 0 || missing.length === words.length) return [];
  return [`**${text.missing}**\n${text.missingWords(missing.slice(0, NAMED_MISSING))}`];
}

function helpPart(helps: readonly FoundHelp[]): string {
  return `**${text.helps}**\n${helps.map(({ help }) => `- ${help.title}：${help.text.replaceAll('\n', ' ')}`).join('\n')}`;
}

function shorten(said: string, most: number): string {
  return said.length <= most ? said : `${said.slice(0, most)}……`;
}
