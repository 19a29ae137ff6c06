/**
 * Searches the digest by the meaning of a question. Its vectors are made in the background at the first
 * request: seconds of one core, once per server.
 */
import { PROVISIONS, packVector, type Scored, VectorShelf } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import type { LawMeaning } from './law-meaning.ts';

/**
 * Ids are positions in `PROVISIONS`. No call waits: until the vectors are ready, nothing is found by meaning.
 */
export function createDigestMeaning(embedder: Embedder, report: (error: unknown) => void): LawMeaning {
  let shelf: VectorShelf | null = null;
  let isMaking = false;
  const make = async () => {
    const vectors = await embedder.embed(PROVISIONS.map(({ law, gist }) => `${shortLawName(law)} ${gist}`));
    const made = new VectorShelf(embedder.dimensions);
    vectors.forEach((vector, place) => {
      made.add(place, packVector(vector));
    });
    shelf = made;
  };
  return async (question, top): Promise<readonly Scored[]> => {
    if (shelf === null) {
      // After a failure the next question tries again.
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
