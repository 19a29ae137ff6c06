/** The digest by what a question means. Its vectors are made in the background when first asked for: seconds of one core, once for each server. */
import { PROVISIONS, packVector, type Scored, VectorStore } from '@wenjian/answers';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import { embeddedText } from './embed-articles.ts';
import type { LawMeaning } from './law-meaning.ts';

/** Ids are places in `PROVISIONS`. Nobody waits: until the vectors are there, nothing is found by meaning. */
export function createDigestMeaning(embedder: Embedder, report: (error: unknown) => void): LawMeaning {
  let shelf: VectorStore | null = null;
  let isMaking = false;
  const make = async () => {
    const texts = PROVISIONS.map(({ law, label, gist }) => embeddedText({ lawName: law, label, text: gist }));
    const vectors = await embedder.embed(texts, 'article');
    const made = new VectorStore(embedder.dimensions);
    vectors.forEach((vector, place) => {
      made.add(place, packVector(vector));
    });
    shelf = made;
  };
  return async (question, top): Promise<readonly Scored[]> => {
    if (shelf === null) {
      // What failed is tried again by the next question.
      if (!isMaking)
        void make()
          .catch(report)
          .finally(() => {
            isMaking = false;
          });
      isMaking = true;
      return [];
    }
    const [asked] = await embedder.embed([question], 'question');
    return asked === undefined ? [] : shelf.rank(asked, top);
  };
}
