/**
 * What a sentence speaks of, among the articles of a law. In: the sentence without its citations, and articles. Out: how much of what it says stands in an article, from 0 to 1; a
 * pair of characters that few articles have says more than one that all have.
 */
import { termsOf } from '../retrieval/terms.ts';
import { citing } from './support.ts';

interface WeighedText {
  readonly text: string;
}

interface ContentScale {
  /** Null: the sentence says too little besides citing. */
  shareIn(sentence: string): ((text: string) => number) | null;
}

/** With fewer pairs that the law knows too, it is not known what a sentence speaks of. */
const LEAST_KNOWN = 3;

const scales = new WeakMap<readonly WeighedText[], ContentScale>();

/** `articles`: of the wording in force; kept as long as the list is. */
export function contentScale(articles: readonly WeighedText[]): ContentScale {
  const known = scales.get(articles);
  if (known !== undefined) return known;
  const made = makeScale(articles);
  scales.set(articles, made);
  return made;
}

function makeScale(articles: readonly WeighedText[]): ContentScale {
  // A document may cite a law hundreds of times: each article is read once.
  const read = new Map(articles.map(({ text }) => [text, new Set(termsOf(text))] as const));
  const holders = new Map<string, number>();
  for (const terms of read.values())
    for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + articles.length / (1 + (holders.get(term) ?? 0)));
  return {
    shareIn(sentence) {
      const terms = [...new Set(termsOf(sentence.replace(citing, ' ')))];
      const said = new Map(terms.map((term) => [term, rarity(term)]));
      if (terms.filter((term) => holders.has(term)).length < LEAST_KNOWN) return null;
      const all = [...said.values()].reduce((sum, weight) => sum + weight, 0);
      return (text) => {
        const others = read.get(text) ?? new Set(termsOf(text));
        let shared = 0;
        for (const [term, weight] of said) if (others.has(term)) shared += weight;
        return shared / all;
      };
    },
  };
}
