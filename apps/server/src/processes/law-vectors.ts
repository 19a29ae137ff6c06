/** The model of the law search and of passages: opened at its first use. */
import { createEmbedder } from '../adapters/embedder/create-embedder.ts';
import type { Embedder } from '../adapters/embedder/embedder.port.ts';
import { embedderText } from '../adapters/embedder/embedder.text.ts';
import { createPassageLikeness } from '../features/chat/index.ts';
import type { PassageLikeness } from '../features/documents/index.ts';
import { createLawMeaning, hasVectors, type LawMeaning } from '../features/laws/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Connection } from '../platform/database/database.ts';
import type { Logger } from '../platform/observe/logging.ts';

/** The server's part: search by meaning, when there are vectors. */
export function lawMeaning(
  open: () => Promise<Embedder | null>,
  connection: Connection,
  log: Logger,
): LawMeaning {
  let meaning: LawMeaning | null = null;
  return async (question) => {
    if (meaning === null) {
      const embedder = (await hasVectors(connection)) ? await open() : null;
      if (embedder === null) return null;
      meaning ??= createLawMeaning(connection, embedder, (error) =>
        log.warn({ err: error }, embedderText.noAnswer),
      );
    }
    return meaning(question);
  };
}

/** Thresholds were chosen for the product's own encoder: with another one, words decide. */
export function passageLikeness(
  { embeddings }: Config,
  open: () => Promise<Embedder | null>,
  log: Logger,
): PassageLikeness {
  return createPassageLikeness(
    async () => (embeddings === null ? open() : null),
    (error) => log.warn({ err: error }, embedderText.noAnswer),
  );
}

/** Opened at its first use. */
export function embedderOnce({ embeddings }: Config, log: Logger): () => Promise<Embedder | null> {
  let opened: Promise<Embedder | null> | null = null;
  return async () => {
    opened ??= createEmbedder(embeddings, (error) => log.warn({ err: error }, embedderText.unavailable));
    const embedder = await opened;
    // An endpoint that did not answer is tried again the next time.
    if (embedder === null && embeddings !== null) opened = null;
    return embedder;
  };
}
