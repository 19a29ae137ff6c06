/** The digest as a small law search, for the time before full texts are imported. */
import { digestStatus, PROVISIONS, readQuestion, searchDigest } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { FoundArticle } from './found-article.ts';

const names = [...new Set(PROVISIONS.map(({ law }) => law))];
/** What a question names stands before all that it only speaks of. */
const NAMED_SCORE = 1_000;

export function findInDigest(asked: string, top: number, today: string): readonly FoundArticle[] {
  const { text, laws, addresses } = readQuestion(asked, names);
  const named = PROVISIONS.flatMap(({ law, number, sub }, id) =>
    laws.has(shortLawName(law)) && addresses.some((each) => each.number === number && each.sub === sub)
      ? [{ id, score: NAMED_SCORE }]
      : [],
  );
  const found = new Map([...searchDigest(text, top), ...named].map(({ id, score }) => [id, score]));
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
