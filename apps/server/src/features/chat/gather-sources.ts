/**
 * Finds the sources of an answer: law articles, passages of attached documents, help texts; numbered as the
 * answer refers to them. Without a model, the articles are those that the answer of the question's type rests on, where it is of one.
 */
import { setImmediate as turn } from 'node:timers/promises';
import {
  answerByType,
  type FoundHelp,
  findHelp,
  findTypes,
  groundsOf,
  type QuestionLikeness,
  type TypedAnswer,
} from '@wenjian/answers';
import type { ChatMode, ChatSource } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { ArticleReader, FoundArticle, LawSearch } from '../laws/index.ts';

export interface FoundPassage {
  readonly documentId: string;
  readonly name: string;
  readonly page: number | null;
  readonly text: string;
}

export type PassageSearch = (
  scope: TeamScope,
  query: { readonly question: string; readonly documentIds: readonly string[]; readonly top: number },
) => Promise<readonly FoundPassage[]>;

/** Where sources are found. */
export interface SourceFinders {
  readonly laws: LawSearch | null;
  readonly articles: ArticleReader;
  readonly likeness: QuestionLikeness;
  readonly passages: PassageSearch;
}

export interface SourceRequest {
  readonly scope: TeamScope;
  readonly mode: ChatMode;
  /** The search text: the question, with the earlier question it continues. */
  readonly wanted: string;
  readonly documentIds: readonly string[];
  /** Without a model even a general question is answered from the sources. */
  readonly isLocal: boolean;
}

export interface Gathered {
  /** False: laws were wanted, and there are none yet, or nothing was found while they are replaced. */
  readonly hasLaws: boolean;
  readonly sources: readonly ChatSource[];
  readonly helps: readonly FoundHelp[];
  /** The answer of the question's type; two where either may be meant. */
  readonly typed: readonly TypedAnswer[];
  /** False: it is the answer of the nearest type, and the question may be another one. */
  readonly isSure: boolean;
}

const ARTICLES = 5;
/** More than are quoted: they say which type a question may be of. */
const RANKED_ARTICLES = 30;
/** Beside the articles of a type that is only the nearest. */
const MORE_ARTICLES = 3;
const PASSAGES = 5;
const HELPS = 2;

export async function gatherSources(
  { laws, articles: read, likeness, passages }: SourceFinders,
  { scope, mode, wanted, documentIds, isLocal }: SourceRequest,
): Promise<Gathered> {
  const wantsLaws = mode === 'law' || mode === 'reasoning' || (mode === 'general' && isLocal);
  const ranked = wantsLaws ? ((await laws?.(wanted, RANKED_ARTICLES)) ?? null) : [];
  const { typed, grounds, isSure } =
    isLocal && wantsLaws ? await answerTyped(wanted, ranked ?? [], read, likeness) : NO_TYPE;
  const found =
    documentIds.length === 0 ? [] : await passages(scope, { question: wanted, documentIds, top: PASSAGES });
  const helps = mode === 'assistant' || (isLocal && mode === 'general') ? findHelp(wanted, HELPS) : [];
  const sources = [
    ...articlesOf(typed.length > 0 ? grounds : null, isSure, ranked ?? []).map(articleSource),
    ...found.map(passageSource),
    ...helps.map(helpSource),
  ];
  return {
    hasLaws: ranked !== null,
    sources: sources.map((source, index) => ({ ...source, number: index + 1 })),
    helps,
    typed,
    isSure,
  };
}

/** Those the answer rests on; what the search found stands behind them where it is not sure, and alone where there is none. */
function articlesOf(
  grounds: readonly FoundArticle[] | null,
  isSure: boolean,
  ranked: readonly FoundArticle[],
): readonly FoundArticle[] {
  if (grounds === null) return quotedOf(ranked);
  if (isSure) return grounds;
  const known = new Set(grounds.map(({ law, article }) => `${law}${article}`));
  return [
    ...grounds,
    ...quotedOf(ranked)
      .filter(({ law, article }) => !known.has(`${law}${article}`))
      .slice(0, MORE_ARTICLES),
  ];
}

function quotedOf(ranked: readonly FoundArticle[]): readonly FoundArticle[] {
  return ranked.slice(0, ARTICLES).filter(({ isQuotable }) => isQuotable);
}

const NO_TYPE = { typed: [], grounds: [], isSure: false } as const;

interface AnsweredTypes {
  readonly typed: readonly TypedAnswer[];
  readonly grounds: readonly FoundArticle[];
  readonly isSure: boolean;
}

/** What the corpus does not say (any more) is not answered. */
async function answerTyped(
  question: string,
  ranked: readonly FoundArticle[],
  read: ArticleReader,
  likeness: QuestionLikeness,
): Promise<AnsweredTypes> {
  const { types, isSure } = await findTypes(question, ranked, likeness, turn);
  const found = await read(types.flatMap(groundsOf));
  const typed = types.flatMap((type) => answerByType(type, found, question) ?? []);
  // Of two that may be meant, one alone would look like the answer.
  if (typed.length < types.length || typed.length === 0) return NO_TYPE;
  return { typed, grounds: found, isSure };
}

type Unnumbered = Omit<ChatSource, 'number'>;
const nothing = {
  law: null,
  article: null,
  status: null,
  state_of: null,
  document_id: null,
  page: null,
} as const;

function articleSource(found: FoundArticle): Unnumbered {
  const { law, article, text, status, stateOf: state_of } = found;
  const title = `《${law}》${article}`;
  const said = { title, text, is_verbatim: true, law, article, status, state_of };
  return { ...nothing, ...said, type: 'law', url: null };
}

/** （2023）京01民终123号, or a document that calls itself a judgment. */
const ofACourt = /[（(〔]\d{4}[）)〕][\p{Script=Han}\d]{2,16}号|(?:判决|裁定|调解)书/u;

function passageSource({ documentId, name, page, text }: FoundPassage): Unnumbered {
  return {
    ...nothing,
    type: ofACourt.test(name) || ofACourt.test(text) ? 'case' : 'document',
    title: name,
    text,
    is_verbatim: true,
    document_id: documentId,
    page,
    url: `/document-manage/${documentId}${page === null ? '' : `?page=${page}`}`,
  };
}

function helpSource({ help }: FoundHelp): Unnumbered {
  const { title, text, tool } = help;
  return { ...nothing, type: 'help', title, text, is_verbatim: true, url: tool.url };
}
