/** The digest as a small law search, used until full texts are imported. */
import {
  digestStatus,
  fuseRanks,
  PROVISIONS,
  readQuestion,
  type Scored,
  searchDigest,
} from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { FoundArticle } from './found-article.ts';

const names = [...new Set(PROVISIONS.map(({ law }) => law))];
/** Provisions named in the question come before those it only relates to. */
const NAMED_SCORE = 1_000;

/** More candidates than requested: a low match by words may be a high match by meaning. */
const CANDIDATES = 60;

/** `meant`: positions in `PROVISIONS` found by the question's meaning; empty if unknown. */
export function findInDigest(
  asked: string,
  top: number,
  today: string,
  meant: readonly Scored[] = [],
): readonly FoundArticle[] {
  const { text, laws, addresses } = readQuestion(asked, names);
  const named = PROVISIONS.flatMap(({ law, number, sub }, id) =>
    laws.has(shortLawName(law)) && addresses.some((each) => each.number === number && each.sub === sub)
      ? [{ id, score: NAMED_SCORE }]
      : [],
  );
  const ranked = fuseRanks(searchDigest(text, Math.max(CANDIDATES, top)), meant);
  const found = new Map([...ranked, ...named].map(({ id, score }) => [id, score]));
  return [...found]
    .sort(([, one], [, other]) => other - one)
    .slice(0, top)
    .flatMap(([id, score]) => {
      const provision = PROVISIONS[id];
      if (provision === undefined) return [];
      const { law, label, number, sub, gist } = provision;
      return {
        law,
        article: label,
        number,
        sub,
        text: gist,
        status: digestStatus(provision, today),
        score: Number(score.toFixed(4)),
        gist,
        source: 'digest' as const,
      };
    });
}
