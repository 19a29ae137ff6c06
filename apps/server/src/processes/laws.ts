/** The law corpus from a terminal: statutes in, articles found, citations judged. */
import type { Document } from '@wenjian/document';
import { fingerprintSet, tokenise } from '@wenjian/plagiarism';
import {
  type CheckedCitation,
  checkCitations,
  findQuotedStatutes,
  type ImportOutcome,
  type ImportProgress,
  importLaws,
  type LawSearch,
  openLawSearch,
  type QuotedStatutes,
  readStatuteFolder,
  statuteDocument,
} from '../features/laws/index.ts';
import { type DataPlace, hasDatabase, lendDatabase } from './lend-database.ts';

export interface Laws {
  importFolder(folder: string, progress: ImportProgress): Promise<FolderOutcome>;
  /** Articles that stand in these documents. */
  quotedIn(documents: readonly Document[]): Promise<QuotedInDocuments>;
  /** Null where no law was imported. */
  openSearch(): Promise<LawSearch | null>;
  check(document: Document): Promise<readonly CheckedCitation[]>;
  close(): Promise<void>;
}

export interface FolderOutcome extends ImportOutcome {
  readonly laws: number;
  readonly skipped: number;
}

export interface QuotedInDocuments extends Pick<QuotedStatutes, 'corpus' | 'laws'> {
  /** All of them as one document; null where there are none. */
  readonly statutes: Document | null;
}

/** Makes the folder's database where there is none. */
export async function openLaws(place: DataPlace): Promise<Laws> {
  const { database, close } = await lendDatabase(place);
  return {
    async importFolder(folder, progress) {
      const { statutes, skipped } = await readStatuteFolder(folder);
      const outcome = await importLaws(database, statutes, progress);
      return { ...outcome, laws: statutes.length, skipped: skipped.length };
    },
    async quotedIn(documents) {
      const hashes = documents.flatMap((document) => [...fingerprintSet(tokenise(document))]);
      const { texts, ...found } = await findQuotedStatutes(database, Int32Array.from(hashes), today());
      return { ...found, statutes: texts.length === 0 ? null : statuteDocument(texts) };
    },
    openSearch: () => openLawSearch(database, today()),
    check: (document) => checkCitations(database, document, today()),
    close,
  };
}

/** Null where there is no database: then there are no laws in it either. */
export async function openExistingLaws(place: DataPlace): Promise<Laws | null> {
  return hasDatabase(place) ? openLaws(place) : null;
}

function today(): string {
  return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}
