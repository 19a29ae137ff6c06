/** Turns texts into unit vectors: texts with the same meaning have similar vectors. */

export interface Embedder {
  /** Stored with each vector, because vectors of different models cannot be compared. */
  readonly model: string;
  readonly dimensions: number;
  /** In the order of the texts. For long texts only the beginning counts. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
}
