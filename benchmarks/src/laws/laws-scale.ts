/** A corpus of 150,000 articles: the statutes themselves, and variations of them under other names. */
import type { Statute } from '@wenjian/answers';
import { importLaws, openLawSearch } from '../../../apps/server/src/features/laws/index.ts';
import { openBenchDatabase } from '../textbase/textbase-database.ts';

const SCALE_ARTICLES = 150_000;

export interface ScaleMeasurement {
  readonly articles: number;
  readonly importMs: number;
  readonly timesMs: readonly number[];
}

/** Each round replaces other words, so that the copies differ. */
const exchanged: readonly (readonly [RegExp, string])[] = [
  [/应当/g, '须'],
  [/人民政府/g, '主管机关'],
  [/规定/g, '办法'],
  [/当事人/g, '双方'],
];

function multiplyStatutes(statutes: readonly Statute[], wanted: number): readonly Statute[] {
  const all = [...statutes];
  const count = () => all.reduce((sum, { articles }) => sum + articles.length, 0);
  for (let round = 0, total = count(); total < wanted; round++)
    for (const statute of statutes) {
      if (total >= wanted) break;
      const [from, to] = exchanged[round % exchanged.length] ?? [/应当/g, '须'];
      const articles = statute.articles.map((article) => ({
        ...article,
        text: article.text.replace(from, to),
      }));
      all.push({ ...statute, name: `第${round + 1}号${statute.name}`, repeals: [], articles });
      total += articles.length;
    }
  return all;
}

export async function measureScale(
  statutes: readonly Statute[],
  questions: readonly string[],
): Promise<ScaleMeasurement> {
  const bench = await openBenchDatabase();
  try {
    const many = multiplyStatutes(statutes, SCALE_ARTICLES);
    const started = performance.now();
    await importLaws(bench.database, many, { law: () => undefined, indexed: () => undefined });
    const importMs = performance.now() - started;
    const search = await openLawSearch(bench.database, new Date().toISOString().slice(0, 10));
    const timesMs: number[] = [];
    for (const question of questions) {
      const asked = performance.now();
      await search?.(question, 10);
      timesMs.push(performance.now() - asked);
    }
    const articles = many.reduce((sum, each) => sum + each.articles.length, 0);
    return { articles, importMs, timesMs: timesMs.sort((one, other) => one - other) };
  } finally {
    await bench.close();
  }
}
