/**
 * Makes missing article vectors in the background, a few at a time; after a stop it continues where it was.
 */
import { packVector } from '@wenjian/answers';
import { shortLawName } from '@wenjian/contract';
import type { Embedder } from '../../adapters/embedder/embedder.port.ts';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { GiveWay } from '../../platform/queue/give-way.ts';
import {
  type ArticleToEmbed,
  articlesWithoutVector,
  deleteReplacedVectors,
  saveVectors,
  takeEmbeddingTurn,
} from './law-vectors.repository.ts';

/** Some seconds of work: the most a stop can lose. */
const ARTICLES_AT_ONCE = 128;
/** Some tenths of a second: the most that users' jobs wait for. */
const ARTICLES_A_STEP = 8;

export interface Embedding {
  /** Leaves out what came with the product: its vectors came with it. */
  readonly isOfImported?: boolean;
  readonly giveWay?: GiveWay;
  readonly report?: (made: number) => void;
}

/** One process at a time does it; a second one finds nothing to do. Returns how many were made. */
export async function embedArticles(
  database: Database,
  embedder: Embedder,
  signal: AbortSignal,
  { isOfImported = false, giveWay = async () => undefined, report = () => undefined }: Embedding = {},
): Promise<number> {
  let made = 0;
  try {
    while (!signal.aborted) {
      const count = await database.transaction((transaction) =>
        embedSome(transaction, embedder, signal, { isOfImported, giveWay }),
      );
      if (count === 0) break;
      made += count;
      report(made);
    }
  } catch (error) {
    // Stopped in the middle of a batch: that batch was not saved, those before it were.
    if (!signal.aborted) throw error;
  }
  return made;
}

async function embedSome(
  connection: Connection,
  embedder: Embedder,
  signal: AbortSignal,
  { isOfImported, giveWay }: Required<Pick<Embedding, 'isOfImported' | 'giveWay'>>,
): Promise<number> {
  if (!(await takeEmbeddingTurn(connection))) return 0;
  const wanted = { model: embedder.model, isOfImported, limit: ARTICLES_AT_ONCE };
  const rows = await articlesWithoutVector(connection, wanted);
  // Not before the last one: servers that were started before an upgrade go on with the old ones until then.
  if (rows.length === 0) {
    await deleteReplacedVectors(connection, embedder);
    return 0;
  }
  // Those of a length together: the shorter ones of a step are padded to the longest.
  const sorted = rows.toSorted((one, other) => one.text.length - other.text.length);
  for (let start = 0; start < sorted.length; start += ARTICLES_A_STEP) {
    await giveWay(signal);
    const step = sorted.slice(start, start + ARTICLES_A_STEP);
    const vectors = await embedder.embed(step.map(embeddedText), 'article', signal);
    const made = step.map(({ id }, at) => ({
      articleId: id,
      vector: packVector(vectors[at] ?? new Float32Array()),
    }));
    await saveVectors(connection, embedder.model, made);
  }
  return rows.length;
}

/** As the encoder was taught to see an article: its law's name says of what matter it speaks, which its own words often do not. */
export function embeddedText({ lawName, label, text }: Omit<ArticleToEmbed, 'id'>): string {
  return `${shortLawName(lawName)} ${label} ${text}`;
}
