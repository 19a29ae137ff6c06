/**
 * Whether a cited article speaks of what the citing sentence speaks of. In: a law, the cited articles, the sentence. Out: the article of the same law that does. Promise: none is named unless
 * the cited ones share no telling words with the sentence, and the named one several that are rare in the law.
 */
import { articleSubjects } from './article-subjects.words.ts';
import { shortLawName } from './law-register.ts';

interface Subjects {
  readonly pairsOf: ReadonlyMap<number, ReadonlySet<string>>;
  readonly articlesWith: ReadonlyMap<string, readonly number[]>;
}

/** Measured on 1,163 right citations of judicial interpretations: below these, other articles are named by chance. */
const FEWEST_PAIRS = 4;
const LEAST_WEIGHT = 12;
/** What a law is for, and whom it binds. */
const GENERAL_ARTICLES = 3;
/** What holds for contracts and for damage of every kind is cited for any of them. */
const generalOfCode = [
  [464, 594],
  [1164, 1187],
] as const;

export function articleMeant(law: string, cited: readonly number[], sentence: string): number | null {
  const subjects = subjectsOf(shortLawName(law));
  if (subjects === null) return null;
  const pairs = pairsIn(sentence.replaceAll(/《[^《》]{1,60}》/g, ' '));
  if (cited.some((article) => sharesAny(subjects.pairsOf.get(article), pairs) || isGeneral(law, article)))
    return null;
  const found = new Map<number, { weight: number; count: number }>();
  for (const pair of pairs) {
    const articles = subjects.articlesWith.get(pair) ?? [];
    for (const article of articles) {
      const known = found.get(article) ?? { weight: 0, count: 0 };
      known.weight += Math.log(subjects.pairsOf.size / articles.length);
      known.count += 1;
      found.set(article, known);
    }
  }
  const [best] = [...found].sort(([, one], [, other]) => other.weight - one.weight);
  if (best === undefined) return null;
  const [article, { weight, count }] = best;
  return article > GENERAL_ARTICLES && weight >= LEAST_WEIGHT && count >= FEWEST_PAIRS ? article : null;
}

function isGeneral(law: string, article: number): boolean {
  return (
    shortLawName(law) === '民法典' && generalOfCode.some(([from, to]) => from <= article && article <= to)
  );
}

function sharesAny(own: ReadonlySet<string> | undefined, pairs: ReadonlySet<string>): boolean {
  return own === undefined || [...own].some((pair) => pairs.has(pair));
}

/** Read at the first citation of a law. */
const known = new Map<string, Subjects | null>();

function subjectsOf(law: string): Subjects | null {
  const before = known.get(law);
  if (before !== undefined) return before;
  const read = readSubjects(law);
  known.set(law, read);
  return read;
}

function readSubjects(law: string): Subjects | null {
  const pairsOf = new Map<number, ReadonlySet<string>>();
  const articlesWith = new Map<string, number[]>();
  for (const line of articleSubjects.split('\n').filter((each) => each.startsWith(`${law}|`))) {
    const [, number = '', words = ''] = line.split('|');
    const pairs = pairsIn(words);
    pairsOf.set(Number(number), pairs);
    for (const pair of pairs) {
      const articles = articlesWith.get(pair);
      if (articles === undefined) articlesWith.set(pair, [Number(number)]);
      else articles.push(Number(number));
    }
  }
  return pairsOf.size === 0 ? null : { pairsOf, articlesWith };
}

function pairsIn(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const run of text.match(/[\u4e00-\u9fff]+/g) ?? [])
    for (let at = 0; at + 2 <= run.length; at++) pairs.add(run.slice(at, at + 2));
  return pairs;
}
