/** The model of the law search: opened at its first use. */
import { createEmbedder } from '../adapters/embedder/create-embedder.ts';
import type { Embedder } from '../adapters/embedder/embedder.port.ts';
import { embedderText } from '../adapters/embedder/embedder.text.ts';
import {
  createDigestMeaning,
  createLawMeaning,
  embedArticles,
  hasLaws,
  hasVectors,
  type LawMeaning,
} from '../features/laws/index.ts';
import type { Config } from '../platform/config.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import type { CleaningStep } from './cleaning.ts';

/** The longest time until imported laws start to get vectors. */
export const EMBED_LAWS_MS = 60_000;

/** The worker's step: vectors for articles that have none. */
export function lawEmbedding(config: Config, database: Database, log: Logger): CleaningStep {
  const open = embedderOnce(config, log);
  return async (signal) => {
    if (!(await hasLaws(database))) return;
    const embedder = await open();
    if (embedder === null) return;
    const made = await embedArticles(database, embedder, signal);
    if (made > 0) log.info({ made, model: embedder.model }, 'law articles embedded');
  };
}

/**
 * The server's part: search by meaning, when there are vectors; over articles if laws were imported, else
 * over the digest.
 */
export function lawMeanings(config: Config, connection: Connection, log: Logger) {
  const open = embedderOnce(config, log);
  const once = (make: (embedder: Embedder) => LawMeaning, isWanted: () => Promise<boolean>): LawMeaning => {
    let meaning: LawMeaning | null = null;
    return async (question, top) => {
      if (meaning === null) {
        const embedder = (await isWanted()) ? await open() : null;
        if (embedder === null) return [];
        meaning ??= make(embedder);
      }
      return meaning(question, top);
    };
  };
  return {
    articles: once(
      (embedder) => createLawMeaning(connection, embedder),
      () => hasVectors(connection),
    ),
    provisions: once(
      (embedder) => createDigestMeaning(embedder, (err) => log.warn({ err }, embedderText.unavailable)),
      async () => !(await hasLaws(connection)),
    ),
  };
}

function embedderOnce({ embeddings }: Config, log: Logger): () => Promise<Embedder | null> {
  let opened: Promise<Embedder | null> | null = null;
  return async () => {
    opened ??= createEmbedder(embeddings, (error) => log.warn({ err: error }, embedderText.unavailable));
    const embedder = await opened;
    // An endpoint that did not answer is tried again the next time.
    if (embedder === null && embeddings !== null) opened = null;
    return embedder;
  };
}
