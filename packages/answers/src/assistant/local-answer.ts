/**
 * An answer without a language model: search results, quoted and ordered. In: a question and the search
 * results. Out: parts of Markdown, and tools that help. Promise: every sentence about the law is a source
 * quoted word for word, with its number; the answer says what was not found, naming content words only.
 */
import type { FoundHelp } from '../help/find-help.ts';
import { termsOf } from '../retrieval/terms.ts';
import type { LawStatus } from '../statutes/law-validity.ts';
import { contentWords } from './content-words.ts';
import { localAnswerText as text } from './local-answer.text.ts';

/** Said where no law, or not every law, could be searched. */
export const NO_LAWS_YET: string = text.noLawsYet;

export interface AnswerArticle {
  readonly number: number;
  /** 《中华人民共和国民法典》第五百七十七条 */
  readonly title: string;
  readonly text: string;
  readonly status: LawStatus;
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
  const { question, kind, articles, passages, hasDocuments, hasLaws, helps } = input;
  const words = contentWords(question);
  const isDirect = articles.some((article) => isAbout(article.text, words));
  const isEmpty = articles.length === 0 && passages.length === 0;
  return [
    kind === 'general' ? text.generalLead : text.lawLead(articles.length),
    ...(hasLaws ? (isEmpty ? [text.nothingInLaws(words)] : []) : [text.noLawsYet]),
    // Someone who attaches a document is asking about it.
    ...passagesOf(passages, hasDocuments),
    ...(articles.length > 0 && words.length > 0 && !isDirect ? [text.indirect] : []),
    ...summaryOf(question, articles),
    ...articles.map(quoteOf),
    ...(isEmpty ? [] : missingPart(words, [...articles, ...passages])),
    ...(kind === 'general' && helps.length > 0 ? [helpPart(helps)] : []),
    ...(kind === 'general' && isEmpty ? [text.canDo] : []),
    ...(articles.length > 0 ? [text.noAdvice] : []),
  ];
}

function isAbout(said: string, words: readonly string[]): boolean {
  return words.some((word) => said.includes(word));
}

/**
 * The sentence of each article that says most about the question, by its kind: a duty, a right, a ban, a
 * liability.
 */
function summaryOf(question: string, articles: readonly AnswerArticle[]): readonly string[] {
  if (articles.length === 0) return [];
  const lines = articles.slice(0, SUMMED_UP).map(({ number, text: said }) => {
    const sentence = closestSentence(said, question);
    return `- **${matterOf(sentence)}**：${sentence} [${number}]`;
  });
  return [`**${text.summary}**`, lines.join('\n')];
}

const SUMMED_UP = 4;
const LONGEST_SENTENCE = 120;

function closestSentence(said: string, question: string): string {
  const asked = new Set(termsOf(question));
  const sentences = said.match(/[^。；\n]+[。；]?/g)?.map((sentence) => sentence.trim()) ?? [said];
  const scored = sentences
    .filter((sentence) => sentence.length > 1)
    .map((sentence) => ({ sentence, score: termsOf(sentence).filter((term) => asked.has(term)).length }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), {
    sentence: scored[0]?.sentence ?? said,
    score: scored[0]?.score ?? 0,
  });
  return shorten(best.sentence.replace(/；$/, '。'), LONGEST_SENTENCE);
}

const matters: readonly { readonly sign: RegExp; readonly name: string }[] = [
  { sign: /不得|禁止/, name: text.ban },
  { sign: /赔偿|违约金|责任|返还|补偿|罚款/, name: text.liability },
  { sign: /应当|必须|负有/, name: text.duty },
  { sign: /可以|有权|享有/, name: text.right },
];

function matterOf(sentence: string): string {
  return matters.find(({ sign }) => sign.test(sentence))?.name ?? text.rule;
}

const LONGEST_QUOTE = 400;

function quoteOf({ number, title, text: said, status }: AnswerArticle): string {
  const lines = shorten(said, LONGEST_QUOTE)
    .split('\n')
    .map((line) => `> ${line.trim()}`);
  return `**${title}**（${text.status(status)}）[${number}]\n${lines.join('\n')}`;
}

function passagesOf(passages: readonly AnswerPassage[], hasDocuments: boolean): readonly string[] {
  if (!hasDocuments) return [];
  if (passages.length === 0) return [text.nothingInDocuments];
  return [
    `**${text.passages}**`,
    ...passages.map(({ number, title, page, text: said }) => {
      const place = page === null ? title : `${title}，${text.page(page)}`;
      const lines = shorten(said, LONGEST_QUOTE)
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
  const missing = words.filter(
    (word) => !found.some((one) => one.text.includes(word) || one.title.includes(word)),
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
