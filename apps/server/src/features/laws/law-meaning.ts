/** Articles by what a question means. Holds the vectors in memory: one of them for each server. */
import { type AskedArticle, type AskedBefore, type Likeness, VectorStore } from '@wenjian/answers';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import type { Connection } from '../../platform/database/database.ts';
import { readVectors } from './law-vectors.repository.ts';
import { corpusState } from './laws.repository.ts';
import { openAskedBefore, readWays } from './ways-of-asking.ts';

/** How like a question articles are, by their ids, and which articles answer questions like it. */
export interface MeantArticles extends Likeness {
  readonly asked: readonly AskedArticle[];
}

/** Null while there are no vectors, or the model does not answer: words are searched without it. */
export type LawMeaning = (question: string) => Promise<MeantArticles | null>;

const ROWS_AT_ONCE = 5_000;
/** The interval between two checks for new vectors. */
const LOOK_EVERY_MS = 30_000;

/** The encoder gets the question as it was asked, as it was taught. `onFailure`: is told why a question has no meaning. `ways`: others in measurements. */
export function createLawMeaning(
  connection: Connection,
  embedder: Embedder,
  onFailure: (error: unknown) => void,
  ways: typeof readWays = readWays,
): LawMeaning {
  const shelf = new GrowingShelf(connection, embedder);
  let before: Promise<AskedBefore> | null = null;
  const askedBefore = () => {
    before ??= openAskedBefore(embedder, ways).catch((error: unknown) => {
      // Told once: a file that is missing or altered stays so until the next start.
      onFailure(error);
      return () => [];
    });
    return before;
  };
  return async (question) => {
    try {
      const vectors = await shelf.current();
      if (vectors.size === 0) return null;
      const [asked] = await embedder.embed([question], 'question');
      return asked === undefined ? null : { ...vectors.compare(asked), asked: (await askedBefore())(asked) };
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

class GrowingShelf {
  readonly #connection: Connection;
  readonly #embedder: Embedder;
  #shelf: VectorStore;
  #corpus = '';
  #last = 0;
  #lookedMs = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;

  constructor(connection: Connection, embedder: Embedder) {
    this.#connection = connection;
    this.#embedder = embedder;
    this.#shelf = new VectorStore(embedder.dimensions);
  }

  /** The first question waits for them, later ones take what is there. */
  async current(): Promise<VectorStore> {
    if (this.#looking === null && performance.now() - this.#lookedMs > LOOK_EVERY_MS) {
      this.#lookedMs = performance.now();
      this.#looking = this.#look().finally(() => {
        this.#looking = null;
      });
      // A caller that does not wait must not fail because of it: the next check tries again.
      this.#looking.catch(() => undefined);
    }
    if (this.#shelf.size === 0) await this.#looking;
    return this.#shelf;
  }

  async #look(): Promise<void> {
    const corpus = await corpusState(this.#connection);
    const isAnew = corpus !== this.#corpus;
    // Laws were replaced: their articles have other ids now.
    const shelf = isAnew ? new VectorStore(this.#embedder.dimensions) : this.#shelf;
    let last = isAnew ? 0 : this.#last;
    for (;;) {
      const rows = await readVectors(this.#connection, this.#embedder.model, last, ROWS_AT_ONCE);
      for (const { articleId, vector } of rows) shelf.add(articleId, vector);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    this.#shelf = shelf;
    this.#corpus = corpus;
    this.#last = last;
  }
}
