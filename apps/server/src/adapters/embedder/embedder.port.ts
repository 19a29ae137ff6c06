/** Texts as vectors of length one: those of texts that mean the same lie close to each other. */

export interface Embedder {
  /** Vectors of different models cannot be compared: kept beside each of them. */
  readonly model: string;
  readonly dimensions: number;
  /** In the order of the texts. Long ones count by their beginning. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
}
