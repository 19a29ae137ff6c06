/** The digest by what a question means. Its vectors are made in the background when first asked for: seconds of one core, once for each server. */
import { PROVISIONS, packVector, type Scored, VectorStore } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import type { LawMeaning } from './law-meaning.ts';

/** Ids are places in `PROVISIONS`. Nobody waits: until the vectors are there, nothing is found by meaning. */
export function createDigestMeaning(embedder: Embedder, report: (error: unknown) => void): LawMeaning {
  let shelf: VectorStore | null = null;
  let isMaking = false;
  const make = async () => {
    const vectors = await embedder.embed(PROVISIONS.map(({ law, gist }) => `${shortLawName(law)} ${gist}`));
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
    const [asked] = await embedder.embed([question]);
    return asked === undefined ? [] : shelf.rank(asked, top);
  };
}
