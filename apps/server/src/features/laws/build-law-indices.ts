/** Rebuilds the indexes over all articles if laws have changed since. */
import { ArticleIndexBuilder, gistOf, termsOf } from '@wenjian/answers';
import { fingerprintSet, tokenise } from '@wenjian/plagiarism';
import type { Connection } from '../../platform/database/database.ts';
import { FingerprintBuckets } from './fingerprint-buckets.ts';
import { lockIndices, readIndexState, replaceIndices } from './law-index.repository.ts';
import { corpusState, readArticles } from './laws.repository.ts';
import { statuteDocument } from './statute-document.ts';

const ARTICLES_AT_ONCE = 2_000;
/** Between two of them users' jobs come first. */
const ARTICLES_A_STEP = 100;

/** Inside a transaction: until it ends, searches use the old indexes. */
export async function buildLawIndices(
  transaction: Connection,
  report: (articles: number) => void,
  giveWay: () => Promise<void> = async () => undefined,
): Promise<void> {
  await lockIndices(transaction);
  const corpus = await corpusState(transaction);
  if ((await readIndexState(transaction))?.corpus === corpus) return;
  const terms = new ArticleIndexBuilder();
  const fingerprints = new FingerprintBuckets();
  let articleCount = 0;
  let heading = { text: '', terms: termsOf('') };
  for await (const { id, lawName, wording, number, sub, path, text } of allArticles(transaction)) {
    // Neighbours mostly stand under one heading.
    const headingText = [lawName, ...path].join('\n');
    if (headingText !== heading.text) heading = { text: headingText, terms: termsOf(headingText) };
    terms.add({
      id,
      terms: termsOf(text),
      headingTerms: heading.terms,
      gistTerms: termsOf(gistOf(lawName, wording, number, sub) ?? ''),
    });
    fingerprints.add(id, fingerprintSet(tokenise(statuteDocument([text]))));
    articleCount++;
    if (articleCount % ARTICLES_A_STEP === 0) await giveWay();
    if (articleCount % ARTICLES_AT_ONCE === 0) report(articleCount);
  }
  await replaceIndices(
    transaction,
    { corpus, articleCount },
    { terms: terms.finish(), fingerprints: fingerprints.finish() },
  );
}

async function* allArticles(connection: Connection) {
  let reading = readArticles(connection, 0, ARTICLES_AT_ONCE);
  for (;;) {
    const rows = await reading;
    const last = rows.at(-1);
    if (last === undefined) return;
    // The database reads the next ones while these are worked through.
    reading = readArticles(connection, last.id, ARTICLES_AT_ONCE);
    // It is awaited behind them: until then a failure is nobody's.
    reading.catch(() => undefined);
    yield* rows;
  }
}
