/** The product's own encoder, on one thread. */

import { modelFilesText } from '../../platform/documents/model-files.text.ts';
import { readModelFile } from '../../platform/documents/model-files.ts';
import { openModelSession } from '../../platform/documents/model-session.ts';
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
  const session = await openModelSession(runtime, bytes);
  const embedder: Embedder = {
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
  await proveComputation(embedder);
  return embedder;
}

/** A question, an article that answers it and one that does not, with their likeness to the question as the model was made. */
const KNOWN_TEXTS = [
  '租客提前退租，押金要退吗',
  '承租人提前解除租赁合同的，出租人应当退还剩余押金。',
  '股东会决议应当经代表三分之二以上表决权的股东通过。',
];
const KNOWN_LIKENESSES = [0.816, 0.239];
const MOST_DIFFERENCE = 0.05;

/** A runtime or processor that computes otherwise would give vectors that look like any others. */
export async function proveComputation({ embed }: Pick<Embedder, 'embed'>): Promise<void> {
  const [question, ...articles] = await embed(KNOWN_TEXTS, 'article');
  const isRight = KNOWN_LIKENESSES.every((known, at) => {
    const likeness = question?.reduce((sum, one, place) => sum + one * (articles[at]?.[place] ?? 0), 0);
    return Math.abs((likeness ?? 0) - known) <= MOST_DIFFERENCE;
  });
  if (!isRight) throw new Error(modelFilesText.miscomputed(ENCODER_FILE));
}
