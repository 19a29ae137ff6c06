/**
 * Imports statutes: each law in one transaction, then which of them are in force, then the indexes. Importing
 * the same again changes nothing.
 */
import { isSameValidity, linkValidity, type Statute } from '@wenjian/answers';
import type { Connection, Database } from '../../platform/database/database.ts';
import type { GiveWay } from '../../platform/queue/give-way.ts';
import { buildLawIndices } from './build-law-indices.ts';
import { contentHash } from './content-hash.ts';
import {
  contentHashes,
  keepAsImported,
  listLaws,
  replaceLaw,
  saveValidity,
  wordingKey,
} from './laws.repository.ts';

export interface ImportOutcome {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
  /** Of the statutes given. */
  readonly articles: number;
}

export interface ImportProgress {
  law(done: number, total: number): void;
  indexed(articles: number): void;
}

export async function importLaws(
  database: Database,
  statutes: readonly Statute[],
  progress: ImportProgress,
  giveWay: GiveWay = async () => undefined,
): Promise<ImportOutcome> {
  const { signal } = new AbortController();
  const known = await contentHashes(database);
  const outcome = { added: 0, replaced: 0, unchanged: 0, articles: 0 };
  for (const [index, statute] of statutes.entries()) {
    await giveWay(signal);
    const hash = contentHash(statute);
    const stored = known.get(wordingKey(statute.name, statute.published ?? ''));
    outcome.articles += statute.articles.filter(({ number }) => number !== null).length;
    if (stored === hash) {
      await keepAsImported(database, statute.name, statute.published ?? '');
      outcome.unchanged++;
    } else {
      await database.transaction((transaction) => replaceLaw(transaction, statute, hash, null));
      if (stored === undefined) outcome.added++;
      else outcome.replaced++;
    }
    progress.law(index + 1, statutes.length);
  }
  await database.transaction(linkLaws);
  await database.transaction((transaction) =>
    buildLawIndices(
      transaction,
      (articles) => progress.indexed(articles),
      () => giveWay(signal),
    ),
  );
  return outcome;
}

/** A new law may end or replace existing ones. Inside a transaction. */
export async function linkLaws(transaction: Connection): Promise<void> {
  const laws = await listLaws(transaction);
  const changed = linkValidity(laws).flatMap((validity, index) => {
    const law = laws[index];
    return law === undefined || isSameValidity(law, validity) ? [] : [{ id: law.id, ...validity }];
  });
  await saveValidity(transaction, changed);
}
