/**
 * Searches the team's text base for a document: sources to compare with, texts to subtract, how common its
 * words are.
 */
import type { Coverage, NotExamined } from '@wenjian/document';
import { type Candidate, type DocumentFrequencies, findCandidates } from '@wenjian/plagiarism';
import type { TextBase } from '../../../adapters/text-base/text-base.port.ts';
import type { TeamScope } from '../../../platform/access/team-scope.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredFrequencies } from '../compare/compare-documents.ts';
import type { KeptDocument, PlagiarismInput } from '../plagiarism.input.ts';
import { coverageText as text } from '../plagiarism.text.ts';
import { type FoundByMeaning, findByMeaning, type MeaningParts } from './find-by-meaning.ts';
import { takeFingerprints } from './take-fingerprints.ts';
import {
  countReady,
  countUnready,
  listByContent,
  listReadyDocuments,
  type ReadyDocument,
} from './text-base.repository.ts';

export interface TextBaseSearch {
  readonly sources: readonly KeptDocument[];
  readonly library: readonly KeptDocument[];
  readonly frequencies: StoredFrequencies | null;
  /** The number of documents searched; null if the base was not used. */
  readonly documentCount: number | null;
  readonly examined: Coverage['examined'];
  readonly notExamined: readonly NotExamined[];
}

interface SearchParts extends MeaningParts {
  readonly textBase: TextBase;
}

/** The matches in a text base. */
export interface BaseFindings {
  /** Most in common first. */
  readonly documents: readonly ReadyDocument[];
  readonly frequencies: DocumentFrequencies;
  /** How many share no words with the document. */
  readonly unlike: number;
  readonly notExamined: readonly NotExamined[];
}

/** A document of the base that is the checked document itself, and why. */
export interface OwnCopy {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

/** This many are aligned with the document; the number of others is reported. */
const MOST_SOURCES = 30;
/** With fewer documents nothing can be called rare. */
const FEWEST_FOR_RARITY = 2;

export async function searchTextBase(
  parts: SearchParts,
  scope: TeamScope,
  input: Pick<PlagiarismInput, 'subtract' | 'useTextBase'>,
  {
    documentSha256,
    files,
    signal,
  }: Pick<KeptDocument, 'documentSha256' | 'files'> & { readonly signal: AbortSignal },
): Promise<TextBaseSearch> {
  const { database, blobs, textBase } = parts;
  const isLibrary = input.subtract.includes('library') && !input.useTextBase;
  if ((await countReady(database, scope)) === 0) return emptySearch(database, scope, input);
  const hashes = await takeFingerprints(blobs, documentSha256, signal);
  if (!input.useTextBase && !isLibrary) {
    const frequencies = await textBase.openIndex(scope, signal).frequencies(hashes);
    return { ...NOTHING, ...rarityFrom(hashes, frequencies) };
  }
  const contents = files.map(({ sha256 }) => sha256);
  // A source with the same content is the clearest finding; subtracting it as an own text would remove
  // everything.
  const copies = isLibrary ? await listByContent(database, scope, contents) : [];
  const own = copies.map(({ id, name }) => ({ id, name, reason: text.ownCopyReason }));
  const found = await findInBase(parts, scope, hashes, { own, signal });
  const meant = input.useTextBase
    ? await findRewritten(parts, scope, documentSha256, { own, found, signal })
    : { documents: [], lookedAt: 0 };
  const documents = [...found.documents, ...meant.documents].map(keptOf);
  return {
    ...rarityFrom(hashes, found.frequencies),
    sources: input.useTextBase ? documents : [],
    library: isLibrary ? documents : [],
    documentCount: found.frequencies.documentCount,
    examined: meant.lookedAt === 0 ? [] : [{ what: text.meantInBase, count: meant.lookedAt }],
    notExamined: [
      ...found.notExamined,
      ...counted(
        text.withoutCommonWords,
        input.useTextBase ? Math.max(0, found.unlike - meant.lookedAt) : 0,
        text.withoutCommonWordsReason,
      ),
      ...libraryNote(input, documents.length),
    ],
  };
}

/** Of the documents that share no words, or not enough of them to be among the nearest. */
async function findRewritten(
  parts: SearchParts,
  scope: TeamScope,
  documentSha256: string,
  search: {
    readonly own: readonly OwnCopy[];
    readonly found: BaseFindings;
    readonly signal: AbortSignal;
  },
): Promise<{ readonly documents: readonly ReadyDocument[] } & Pick<FoundByMeaning, 'lookedAt'>> {
  const { own, found, signal } = search;
  const except = [...own, ...found.documents].map(({ id }) => id);
  const { ids, lookedAt } = await findByMeaning(parts, scope, documentSha256, { except, signal });
  const rows = await listReadyDocuments(parts.database, scope, ids);
  return { documents: rows, lookedAt };
}

/** The documents to align with, and all others of the base with the reason. */
export async function findInBase(
  { database, textBase }: Pick<SearchParts, 'database' | 'textBase'>,
  scope: TeamScope,
  hashes: Int32Array,
  { own, signal }: { readonly own: readonly OwnCopy[]; readonly signal: AbortSignal },
): Promise<BaseFindings> {
  const index = textBase.openIndex(scope, signal);
  const frequencies = await index.frequencies(hashes);
  const except = own.map(({ id }) => id);
  const search = { limit: MOST_SOURCES, frequencies, except };
  const { best, further, notSearched } = await findCandidates(index, hashes, search);
  return {
    documents: await documentsOf(database, scope, best),
    frequencies,
    unlike: Math.max(0, frequencies.documentCount - best.length - further - own.length),
    notExamined: [
      ...own.map(({ name, reason }) => ({ what: text.inBase(name), count: 1, reason })),
      ...counted(text.further, further, text.furtherReason(MOST_SOURCES)),
      ...counted(text.commonWords, notSearched, text.commonWordsReason),
      ...(await unreadyNotes(database, scope)),
    ],
  };
}

const NOTHING: TextBaseSearch = {
  sources: [],
  library: [],
  frequencies: null,
  documentCount: null,
  examined: [],
  notExamined: [],
};

function rarityFrom(
  hashes: Int32Array,
  { documentCount, frequencyOf }: DocumentFrequencies,
): Pick<TextBaseSearch, 'frequencies' | 'documentCount'> {
  if (documentCount < FEWEST_FOR_RARITY) return NOTHING;
  const entries = [...hashes].map((hash) => [hash, frequencyOf(hash)] as const);
  return { frequencies: { documentCount, entries }, documentCount };
}

async function unreadyNotes(database: Database, scope: TeamScope): Promise<readonly NotExamined[]> {
  const { pending, failed } = await countUnready(database, scope);
  return [
    ...counted(text.pendingInBase, pending, text.pendingInBaseReason),
    ...counted(text.failedInBase, failed, text.failedInBaseReason),
  ];
}

function counted(what: string, count: number, reason: string): readonly NotExamined[] {
  return count > 0 ? [{ what, count, reason }] : [];
}

async function emptySearch(
  database: Database,
  scope: TeamScope,
  input: Pick<PlagiarismInput, 'subtract' | 'useTextBase'>,
): Promise<TextBaseSearch> {
  const { useTextBase } = input;
  if (!useTextBase && !input.subtract.includes('library')) return NOTHING;
  return {
    ...NOTHING,
    documentCount: 0,
    notExamined: [
      ...(useTextBase ? [{ what: text.emptyBase, count: 0, reason: text.emptyBaseReason }] : []),
      ...(await unreadyNotes(database, scope)),
      ...libraryNote(input, 0),
    ],
  };
}

function libraryNote(
  { subtract, useTextBase }: Pick<PlagiarismInput, 'subtract' | 'useTextBase'>,
  found: number,
): readonly NotExamined[] {
  if (!subtract.includes('library')) return [];
  if (useTextBase) return [{ what: text.library, count: 1, reason: text.libraryIsSource }];
  return found === 0 ? [{ what: text.library, count: 1, reason: text.libraryEmpty }] : [];
}

async function documentsOf(
  database: Database,
  scope: TeamScope,
  candidates: readonly Candidate[],
): Promise<readonly ReadyDocument[]> {
  const ids = candidates.map(({ documentId }) => documentId);
  const rows = new Map((await listReadyDocuments(database, scope, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function keptOf({
  id,
  name,
  sha256,
  documentSha256,
  pdfSha256,
  characters,
  pageCount,
}: ReadyDocument): KeptDocument {
  const firstPage = pageCount === null ? null : 1;
  return {
    docId: id,
    name,
    origin: 'textBase',
    files: [{ name, sha256, start: 0, end: characters, firstPage, pageCount: pageCount ?? 0 }],
    documentSha256,
    pdfSha256,
  };
}
