/** Turns texts into unit vectors: texts with the same meaning have similar vectors. */

/** A question is put to the model in other words than what answers it. */
export type EmbeddedKind = 'question' | 'article';

export interface Embedder {
  /** Stored with each vector, because vectors of different models cannot be compared. */
  readonly model: string;
  /** How the names of models begin that it took the place of: nobody reads their vectors any more. */
  readonly replaces: readonly string[];
  readonly dimensions: number;
  /** In the order of the texts. Long ones count by their beginning. */
  embed(texts: readonly string[], kind: EmbeddedKind, signal?: AbortSignal): Promise<readonly Float32Array[]>;
}
