/**
 * Puts the laws that come with the product into its database, with their vectors: once for each state of the texts, all of them or none. A wording that an
 * operator imported stays as it is. With the indexes, in one transaction: stopped in between, it has done nothing.
 */
import type { Connection, Database } from '../../platform/database/database.ts';
import type { GiveWay } from '../../platform/queue/give-way.ts';
import { buildLawIndices } from './build-law-indices.ts';
import { contentHash } from './content-hash.ts';
import { linkLaws } from './import-laws.ts';
import { saveVectors } from './law-vectors.repository.ts';
import {
  contentHashes,
  deleteShippedLaws,
  readLoadedShipment,
  replaceLaw,
  saveLoadedShipment,
  takeShippingTurn,
  wordingKey,
} from './laws.repository.ts';
import type { Shipment } from './shipped-laws.ts';

/** Some tenths of a second: the most that users' jobs wait for. */
const LAWS_A_STEP = 16;

/** Whether they were loaded now. */
export async function loadShippedLaws(
  database: Database,
  shipment: Shipment,
  signal: AbortSignal,
  giveWay: GiveWay = async () => undefined,
): Promise<boolean> {
  const pause = async () => {
    await giveWay(signal);
    signal.throwIfAborted();
  };
  return database.transaction(async (transaction) => {
    // Two workers start at once: the second one finds everything there.
    await takeShippingTurn(transaction);
    const isNew = await isWanted(transaction, shipment);
    if (isNew) await putIn(transaction, shipment, pause);
    // With them, so that nobody searches laws by the index of others. Both find nothing to do if they were done with the same laws.
    await linkLaws(transaction);
    await buildLawIndices(transaction, () => undefined, pause);
    return isNew;
  });
}

/** A worker of an older version does not put its older texts back. */
async function isWanted(connection: Connection, { sha256, stateOf }: Shipment): Promise<boolean> {
  const loaded = await readLoadedShipment(connection);
  return loaded === null || (loaded.sha256 !== sha256 && loaded.stateOf <= stateOf);
}

async function putIn(
  connection: Connection,
  { sha256, stateOf, model, open }: Shipment,
  pause: () => Promise<void>,
): Promise<void> {
  const { statutes, vectors } = await open();
  await deleteShippedLaws(connection);
  const imported = await contentHashes(connection);
  let first = 0;
  let saving: Promise<void> = Promise.resolve();
  for (const [index, statute] of statutes.entries()) {
    const place = first;
    first += statute.articles.length;
    if (index % LAWS_A_STEP === 0) await pause();
    if (imported.has(wordingKey(statute.name, statute.published ?? ''))) continue;
    const ids = await replaceLaw(connection, statute, contentHash(statute), sha256);
    const made = ids.flatMap((articleId, at) => {
      const vector = vectors.get(place + at);
      return vector === undefined ? [] : [{ articleId, vector }];
    });
    // The database writes them while the next law is prepared.
    await saving;
    saving = saveVectors(connection, model, made);
    // It is awaited with the next law: until then a failure is nobody's.
    saving.catch(() => undefined);
  }
  await saving;
  await saveLoadedShipment(connection, { sha256, stateOf });
}
