/** Finds the articles of the corpus that a text quotes, by the text's fingerprints. */
import { statusOn } from '@wenjian/answers';
import type { Connection } from '../../platform/database/database.ts';
import { bucketOf, unpackBucket } from './fingerprint-buckets.ts';
import { fingerprintBuckets, readIndexState } from './law-index.repository.ts';
import { articlesById, corpusState, listLaws } from './laws.repository.ts';

export interface QuotedStatutes {
  /** `none`: no law was ever imported. `indexing`: laws were imported but are not searchable yet. */
  readonly corpus: 'none' | 'indexing' | 'ready';
  readonly laws: readonly QuotedLaw[];
  /** Of the articles, in the order of the laws. */
  readonly texts: readonly string[];
}

export interface QuotedLaw {
  readonly name: string;
  readonly articles: number;
}

/**
 * Three fingerprints are about twenty words, which is not a coincidence. For a short article half of its
 * fingerprints are enough.
 */
const FEWEST_SHARED = 3;
const SHARE_OF_SHORT = 0.5;
/** A text that quotes more is a collection of statutes. */
const MOST_ARTICLES = 3_000;

/** `hashes`: of `fingerprintSet`, of one text or of several. */
export async function findQuotedStatutes(
  connection: Connection,
  hashes: Int32Array,
  today: string,
): Promise<QuotedStatutes> {
  const laws = new Map((await listLaws(connection)).map((law) => [law.id, law]));
  if (laws.size === 0) return { corpus: 'none', laws: [], texts: [] };
  const isIndexed = (await readIndexState(connection))?.corpus === (await corpusState(connection));
  const rows = await articlesById(connection, await quotedArticleIds(connection, hashes));
  const byLaw = Map.groupBy(rows, ({ lawId }) => laws.get(lawId)?.name ?? '');
  const quoted = [...byLaw].map(([name, articles]) => {
    // Two versions of a law share most articles: reported once, by the label of the one in force.
    const isInForce = (lawId: number) => {
      const law = laws.get(lawId);
      return law !== undefined && statusOn(law, today) === 'inForce';
    };
    const current = articles.filter(({ lawId }) => isInForce(lawId));
    const counted = current.length > 0 ? current : articles;
    return {
      name,
      articles: new Set(counted.map(({ label }) => label)).size,
      texts: articles.map(({ text }) => text),
    };
  });
  return {
    corpus: isIndexed ? 'ready' : 'indexing',
    laws: quoted
      .map(({ name, articles }) => ({ name, articles }))
      .sort((one, other) => other.articles - one.articles),
    texts: [...new Set(quoted.flatMap(({ texts }) => texts))],
  };
}

async function quotedArticleIds(connection: Connection, hashes: Int32Array): Promise<readonly number[]> {
  const wanted = new Set(hashes);
  const buckets = [...new Set(Array.from(wanted, bucketOf))];
  const shared = new Map<number, { count: number; readonly total: number }>();
  for (const postings of await fingerprintBuckets(connection, buckets))
    for (const { articleId, articleTotal } of unpackBucket(postings, wanted)) {
      const entry = shared.get(articleId);
      if (entry === undefined) shared.set(articleId, { count: 1, total: articleTotal });
      else entry.count++;
    }
  return [...shared]
    .filter(([, { count, total }]) => count >= FEWEST_SHARED || count >= total * SHARE_OF_SHORT)
    .sort(([, one], [, other]) => other.count - one.count)
    .slice(0, MOST_ARTICLES)
    .map(([id]) => id);
}
