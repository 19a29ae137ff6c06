/** Texts as vectors of length one: those of texts that mean the same lie close to each other. */

/** A question is put to the model in other words than what answers it. */
export type EmbeddedKind = 'question' | 'article';

export interface Embedder {
  /** Vectors of different models cannot be compared: kept beside each of them. */
  readonly model: string;
  /** How the names of models begin that it took the place of: nobody reads their vectors any more. */
  readonly replaces: readonly string[];
  readonly dimensions: number;
  /** In the order of the texts. Long ones count by their beginning. */
  embed(texts: readonly string[], kind: EmbeddedKind, signal?: AbortSignal): Promise<readonly Float32Array[]>;
}
