/**
 * Checks the digest against the real statutes, when these are present: every article it names exists and has
 * the content that the digest states.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortLawName } from '@wenjian/contract';
import { expect, it } from 'vitest';
import { termsOf } from '../retrieval/terms.ts';
import { joinParts } from '../statutes/join-parts.ts';
import { parseStatute } from '../statutes/parse-statute.ts';
import { PROVISIONS } from './digest-index.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/laws');
const isPresent = existsSync(folder);
if (!isPresent) console.log('skipped: data not present');

/** A summary is compared with all articles of the law: its own must be among the first of them. */
const FIRST = 8;
/** The share of summaries in words that differ completely from the law's: 房子卖了，租约继续有效. */
const MOST_ELSEWHERE = 0.03;

it.skipIf(!isPresent)('names articles that exist, and summarises their content', { timeout: 180_000 }, () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const statutes = joinParts(
    files.flatMap((name) => parseStatute(readFileSync(join(folder, name), 'utf8'), name) ?? []),
  );
  const byWording = new Map(
    statutes.map((statute) => [`${shortLawName(statute.name)} ${statute.published}`, articlesOf(statute)]),
  );
  const missing: string[] = [];
  const elsewhere: string[] = [];
  for (const { law, wording, number, sub, label, gist } of PROVISIONS) {
    const articles = byWording.get(`${shortLawName(law)} ${wording}`) ?? [];
    const own = articles.findIndex((article) => article.number === number && article.sub === sub);
    if (own < 0) missing.push(`${law}${label}`);
    else if (placeOf(gist, own, articles) > FIRST) elsewhere.push(`${law}${label} ${gist}`);
  }
  expect(missing).toEqual([]);
  expect(elsewhere.length / PROVISIONS.length, elsewhere.join('\n')).toBeLessThan(MOST_ELSEWHERE);
});

function articlesOf({ articles }: ReturnType<typeof joinParts>[number]) {
  return articles.map(({ number, sub, text }) => ({ number, sub, terms: new Set(termsOf(text)) }));
}

function placeOf(gist: string, own: number, articles: ReturnType<typeof articlesOf>): number {
  const terms = [...new Set(termsOf(gist))].map((term) => ({
    term,
    holders: articles.filter((article) => article.terms.has(term)).length,
  }));
  const scores = articles.map(({ terms: others }) => {
    const sum = terms.reduce(
      (total, { term, holders }) => (others.has(term) ? total + Math.log(articles.length / holders) : total),
      0,
    );
    return sum / Math.sqrt(10 + 0.3 * others.size);
  });
  return scores.filter((score) => score > (scores[own] ?? 0)).length + 1;
}
