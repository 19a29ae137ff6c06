/** The law corpus from a terminal: importing statutes, finding articles, checking citations. */
import { constants, setPriority } from 'node:os';
import type { Document } from '@wenjian/document';
import { fingerprintSet, tokenise } from '@wenjian/plagiarism';
import { createEmbedder } from '../adapters/embedder/create-embedder.ts';
import type { Embedder } from '../adapters/embedder/embedder.port.ts';
import {
  type CheckedCitation,
  checkCitations,
  createLawMeaning,
  embedArticles,
  findQuotedStatutes,
  hasVectors,
  type ImportOutcome,
  type ImportProgress,
  importLaws,
  type LawSearch,
  loadShippedLaws,
  openLawSearch,
  type QuotedStatutes,
  readIndexState,
  readShipment,
  readStatuteFolder,
  statuteDocument,
} from '../features/laws/index.ts';
import { type LawChanges, lawChanges } from '../features/laws/law-changes.ts';
import { loadConfig } from '../platform/config/config.ts';
import { beijingToday } from '../platform/people/beijing-day.ts';
import { createGiveWay, hasJobs } from '../platform/queue/give-way.ts';
import { type DataPlace, hasDatabase, lendDatabase } from './backup/lend-database.ts';

export interface Laws {
  /** `isDryRun`: only tells what it would change. */
  importFolder(
    folder: string,
    progress: ImportProgress,
    options?: { readonly isDryRun?: boolean },
  ): Promise<FolderOutcome>;
  /** The articles quoted in these documents. */
  quotedIn(documents: readonly Document[]): Promise<QuotedInDocuments>;
  /** Where nothing can be searched, what is missing is made: the laws that come with the product, their index. Once; `onStart` is told before. */
  ensure(onStart: () => void): Promise<void>;
  /** Null: there is no law. `onFailure`: is told when a question is searched by its words only because the model failed. */
  openSearch(onFailure: () => void): Promise<LawSearch | null>;
  /** Makes missing vectors; returns their number, null without a model. */
  embed(signal: AbortSignal, report: (made: number) => void): Promise<number | null>;
  check(document: Document): Promise<readonly CheckedCitation[]>;
  close(): Promise<void>;
}

export interface FolderOutcome extends ImportOutcome {
  readonly laws: number;
  readonly skipped: number;
  readonly changes: Pick<LawChanges, 'laws' | 'lawsLeftOut' | 'standing' | 'standingLeftOut'>;
}

export interface QuotedInDocuments extends Pick<QuotedStatutes, 'corpus' | 'laws'> {
  /** All of them as one document; null if there are none. */
  readonly statutes: Document | null;
}

/** Creates the folder's database if there is none. */
export async function openLaws(place: DataPlace): Promise<Laws> {
  const { database, close } = await lendDatabase(place);
  let opened: Promise<Embedder | null> | null = null;
  const embedder = () => {
    opened ??= createEmbedder(loadConfig(process.env).embeddings, () => undefined);
    return opened;
  };
  const giveWay = createGiveWay(() => hasJobs(database));
  return {
    async importFolder(folder, progress, { isDryRun = false } = {}) {
      stepBack();
      const { statutes, skipped } = await readStatuteFolder(folder);
      const { signal } = new AbortController();
      const { added, replaced, unchanged, articles, ...changes } = await lawChanges(database, statutes, () =>
        giveWay(signal),
      );
      const outcome = isDryRun
        ? { added, replaced, unchanged, articles }
        : await importLaws(database, statutes, progress, giveWay);
      return { ...outcome, laws: statutes.length, skipped: skipped.length, changes };
    },
    async quotedIn(documents) {
      const hashes = documents.flatMap((document) => [...fingerprintSet(tokenise(document))]);
      const { texts, ...found } = await findQuotedStatutes(database, Int32Array.from(hashes), beijingToday());
      return { ...found, statutes: texts.length === 0 ? null : statuteDocument(texts) };
    },
    async ensure(onStart) {
      if (!loadConfig(process.env).hasShippedLaws || (await readIndexState(database)) !== null) return;
      onStart();
      await loadShippedLaws(database, await readShipment(), new AbortController().signal);
    },
    async openSearch(onFailure) {
      const model = (await hasVectors(database)) ? await embedder() : null;
      return openLawSearch(
        database,
        beijingToday(),
        model === null ? null : createLawMeaning(database, model, onFailure),
      );
    },
    async embed(signal, report) {
      stepBack();
      const model = await embedder();
      return model === null ? null : embedArticles(database, model, signal, { giveWay, report });
    },
    check: (document) => checkCitations(database, document, beijingToday()),
    close,
  };
}

/** Nobody waits for it; the users of a product that runs meanwhile do. */
function stepBack(): void {
  setPriority(constants.priority.PRIORITY_LOW);
}

/** Null if there is no database, and therefore no laws. */
export async function openExistingLaws(place: DataPlace): Promise<Laws | null> {
  return hasDatabase(place) ? openLaws(place) : null;
}
