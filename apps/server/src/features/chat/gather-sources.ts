/**
 * Finds the sources of an answer: law articles, passages of attached documents, help texts; numbered as the
 * answer refers to them.
 */
import { type FoundHelp, findHelp } from '@wenjian/answers';
import type { ChatMode, ChatSource } from '@wenjian/api';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { FoundArticle, LawSearch } from '../laws/index.ts';

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
}

const ARTICLES = 5;
const PASSAGES = 5;
const HELPS = 2;

export async function gatherSources(
  laws: LawSearch | null,
  passages: PassageSearch,
  { scope, mode, wanted, documentIds, isLocal }: SourceRequest,
): Promise<Gathered> {
  const wantsLaws = mode === 'law' || mode === 'reasoning' || (mode === 'general' && isLocal);
  const articles = wantsLaws ? ((await laws?.(wanted, ARTICLES)) ?? null) : [];
  const found =
    documentIds.length === 0 ? [] : await passages(scope, { question: wanted, documentIds, top: PASSAGES });
  const helps = mode === 'assistant' || (isLocal && mode === 'general') ? findHelp(wanted, HELPS) : [];
  const sources = [
    ...(articles ?? []).filter(({ isQuotable }) => isQuotable).map(articleSource),
    ...found.map(passageSource),
    ...helps.map(helpSource),
  ];
  return {
    hasLaws: articles !== null,
    sources: sources.map((source, index) => ({ ...source, number: index + 1 })),
    helps,
  };
}

type Unnumbered = Omit<ChatSource, 'number'>;
const nothing = { law: null, article: null, status: null, document_id: null, page: null } as const;

function articleSource(found: FoundArticle): Unnumbered {
  const { law, article, text, status } = found;
  const title = `《${law}》${article}`;
  return { ...nothing, type: 'law', title, text, is_verbatim: true, law, article, status, url: null };
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
