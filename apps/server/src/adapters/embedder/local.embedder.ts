/** The product's own encoder, on one thread. */
import { readModelFile } from '../../platform/documents/model-files.ts';
import type { Embedder } from './embedder.port.ts';
import {
  createEncode,
  DIMENSIONS,
  ENCODER_FILE,
  encoderName,
  REPLACED_MODELS,
  runEncoder,
  VOCABULARY_FILE,
} from './law-encoder.ts';

/** More at once are not faster on one core. */
const TEXTS_AT_ONCE = 16;

/** Null where the model or its runtime cannot be had; `report` says why. */
export async function openLocalEmbedder(report: (error: unknown) => void): Promise<Embedder | null> {
  try {
    return await openEncoder();
  } catch (error) {
    report(error);
    return null;
  }
}

export async function openEncoder(): Promise<Embedder> {
  const runtime = await import('onnxruntime-node');
  const encode = createEncode((await readModelFile(VOCABULARY_FILE)).bytes);
  const { bytes, sha256 } = await readModelFile(ENCODER_FILE);
  const session = await runtime.InferenceSession.create(bytes, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return {
    model: encoderName(sha256),
    replaces: REPLACED_MODELS,
    dimensions: DIMENSIONS,
    async embed(texts, kind, signal) {
      const vectors: Float32Array[] = new Array(texts.length);
      // Sorted by length: the shorter texts of a batch are padded to the longest.
      const rows = texts
        .map((text, at) => ({ at, ids: encode(text, kind) }))
        .sort((one, other) => one.ids.length - other.ids.length);
      for (let start = 0; start < rows.length; start += TEXTS_AT_ONCE) {
        signal?.throwIfAborted();
        const batch = rows.slice(start, start + TEXTS_AT_ONCE);
        const idRows = batch.map(({ ids }) => ids);
        const found = await runEncoder(runtime, session, idRows);
        batch.forEach(({ at }, row) => {
          vectors[at] = found[row] ?? new Float32Array(DIMENSIONS);
        });
      }
      return vectors;
    },
  };
}
