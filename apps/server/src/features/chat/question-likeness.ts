/**
 * How like a question the examples of question types are, by the encoder. The vectors of examples are made when they are first compared with, and kept: there are
 * some thousands of them, each is needed seldom, and none changes while the server runs.
 */
import type { QuestionLikeness } from '@wenjian/answers';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';

/** `open`: null where there is no encoder. `onFailure`: is told why a question was compared by words only. */
export function createQuestionLikeness(
  open: () => Promise<Embedder | null>,
  onFailure: (error: unknown) => void,
): QuestionLikeness {
  const known = new Map<string, Float32Array>();
  return async (question, texts) => {
    try {
      const embedder = await open();
      if (embedder === null) return null;
      const missing = texts.filter((text) => !known.has(text));
      const [asked, ...made] = await embedder.embed([question, ...missing], 'question');
      missing.forEach((text, at) => {
        const vector = made[at];
        if (vector !== undefined) known.set(text, vector);
      });
      return texts.map((text) => product(asked, known.get(text)));
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}

/** Of unit vectors: their cosine. */
function product(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
