/** How often each way of searching finds the right articles, from the same evidence, and how that is written in a table. */
import {
  ArticleIndexBuilder,
  articleWeights,
  type Statute,
  scoreTexts,
  termsOf,
  weighArticles,
} from '@wenjian/answers';
import type { FoundEvidence, LawEvidence } from '../../../apps/server/src/features/laws/index.ts';
import { today } from './laws-database.ts';
import type { openGeneralSearch } from './laws-general.ts';
import { type FoundAddress, type LawQuestion, recallAt } from './laws-questions.ts';

export const TOPS = [1, 10, 100] as const;
const MOST = 100;

type Way = 'pairs' | 'words' | 'general' | 'encoder' | 'both' | 'asked';
const COLUMNS: readonly Way[] = ['pairs', 'words', 'general', 'encoder', 'both', 'asked'];
const HEADS: Readonly<Record<Way, string>> = {
  pairs: 'pairs of characters, BM25',
  words: 'words, tables, digest',
  general: 'general model (bge-small-zh-v1.5)',
  encoder: 'encoder alone',
  both: 'both, weighed, with rank and standing',
  asked: 'the product: with the articles of similar questions',
};
const WITHOUT_ASKED = { ...articleWeights, asked: 0 };

export interface SearchWays {
  readonly find: LawEvidence;
  readonly plain: (question: string) => readonly FoundAddress[];
  readonly general: Awaited<ReturnType<typeof openGeneralSearch>>;
}

export interface SearchRow {
  readonly name: string;
  readonly questions: number;
  readonly ways: Readonly<Record<Way, readonly number[]>>;
}

export async function measureSearch(
  { find, plain, general }: SearchWays,
  name: string,
  questions: readonly LawQuestion[],
): Promise<SearchRow> {
  const found: Readonly<Record<Way, (readonly FoundAddress[])[]>> = {
    ...{ pairs: [], words: [], general: [], encoder: [], both: [], asked: [] },
  };
  for (const { text } of questions) {
    const { question, evidence } = await find(text);
    const by = (worth: (one: FoundEvidence) => number) =>
      evidence.toSorted((one, other) => worth(other) - worth(one)).map(addressOf);
    found.pairs.push(plain(text));
    found.general.push((await general?.(text, MOST)) ?? []);
    found.words.push(by(({ words }) => words));
    found.encoder.push(by(({ likeness }) => likeness ?? Number.NEGATIVE_INFINITY));
    found.both.push(weighArticles(question, evidence, today, WITHOUT_ASKED).map(addressOf));
    found.asked.push(weighArticles(question, evidence, today).map(addressOf));
  }
  const recalls = (way: Way) =>
    TOPS.map((top) => {
      const { any, all } = recallAt(questions, found[way], top);
      return top === 1 ? any : all;
    });
  const ways = Object.fromEntries(COLUMNS.map((way) => [way, recalls(way)])) as Record<Way, number[]>;
  return { name, questions: questions.length, ways: general === null ? { ...ways, general: [] } : ways };
}

function addressOf({ law, number, sub }: FoundEvidence): FoundAddress {
  return { law: law.name, number, sub };
}

/** The baseline: character pairs of equal weight and nothing else. */
export function plainSearch(statutes: readonly Statute[]): SearchWays['plain'] {
  const builder = new ArticleIndexBuilder();
  const addresses: FoundAddress[] = [];
  for (const { name, articles } of statutes)
    for (const { number, sub, text } of articles) {
      addresses.push({ law: name, number, sub });
      builder.add({ id: addresses.length, terms: termsOf(text), headingTerms: [] });
    }
  const index = new Map([...builder.finish()].map(({ term, postings }) => [term, postings]));
  return (question) => {
    const asked = [...new Set(termsOf(question))].flatMap((term) => {
      const postings = index.get(term);
      return postings === undefined ? [] : [{ weight: 1, postings }];
    });
    const best = scoreTexts(asked, addresses.length).best(MOST);
    return best.flatMap(({ id }) => addresses[id - 1] ?? []);
  };
}

export function renderSearch(rows: readonly SearchRow[]): string {
  const heads = COLUMNS.map((way) => HEADS[way]).join(' | ');
  const lines = COLUMNS.map(() => '---|').join('');
  return `| questions | | ${heads} |\n|---|---|${lines}\n${rows.map(renderRow).join('\n')}`;
}

export function renderRow({ name, questions, ways }: SearchRow): string {
  const cells = COLUMNS.map(
    (way) => ways[way].map((share) => share.toFixed(2).replace(/^0/, '')).join(' / ') || 'not made',
  );
  return `| ${name} | ${questions} | ${cells.join(' | ')} |`;
}
