/**
 * How like a question the examples of question types are, by the encoder. The vectors of examples come with the product; one that has none is made when it is first
 * compared with, and kept.
 */
import { type QuestionLikeness, unpackVector } from '@wenjian/answers';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import type { WayVectors } from '../laws/index.ts';

/** `open`: null where there is no encoder. `onFailure`: is told why a question was compared by words only, or why vectors have to be made. `shipped`: vectors that need not be. */
export function createQuestionLikeness(
  open: () => Promise<Embedder | null>,
  onFailure: (error: unknown) => void,
  shipped: (model: string) => Promise<WayVectors> = async () => new Map(),
): QuestionLikeness {
  const known = new Map<string, Float32Array>();
  let shippedOnes: Promise<WayVectors> | null = null;
  const readyFor = (model: string) => {
    // A file that cannot be read is told once: its vectors are made like those of any other text.
    shippedOnes ??= shipped(model).catch((error: unknown) => {
      onFailure(error);
      return new Map();
    });
    return shippedOnes;
  };
  return async (question, texts) => {
    try {
      const embedder = await open();
      if (embedder === null) return null;
      const ready = await readyFor(embedder.model);
      const missing = texts.filter((text) => !ready.has(text) && !known.has(text));
      const [asked, ...made] = await embedder.embed([question, ...missing], 'question');
      missing.forEach((text, at) => {
        const vector = made[at];
        if (vector !== undefined) known.set(text, vector);
      });
      return texts.map((text) => product(asked, known.get(text) ?? unpacked(ready.get(text))));
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

function unpacked(vector: Uint8Array | undefined): Float32Array | undefined {
  return vector === undefined ? undefined : unpackVector(vector);
}

/** Of unit vectors: their cosine. */
function product(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The same for passages of documents, which are put to the encoder as it was taught to see articles. Nothing is kept: each is asked about seldom. */
export function createPassageLikeness(
  open: () => Promise<Embedder | null>,
  onFailure: (error: unknown) => void,
): QuestionLikeness {
  return async (question, passages) => {
    try {
      const embedder = await open();
      if (embedder === null) return null;
      const [asked] = await embedder.embed([question], 'question');
      const made = await embedder.embed(passages, 'article');
      return made.map((vector) => product(asked, vector));
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}
