/** When the laws that come with the product are loaded, and what they wait for. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/observe/logging.ts';
import { createProductDatabase } from '../../testing/test-database.ts';
import { lawUpkeep } from './jobs.ts';
import { writeStatutes } from './laws.testing.ts';
import { readStatuteFolder } from './read-statute-folder.ts';
import type { Shipment } from './shipped-laws.ts';

const running = new AbortController().signal;
let handle: DatabaseHandle;
let shipment: Shipment;
beforeAll(async () => {
  handle = openDatabase((await createProductDatabase()).url, (error) => expect.fail(error.message));
  const { folder, remove } = writeStatutes();
  const { statutes } = await readStatuteFolder(folder);
  remove();
  shipment = {
    ...{ sha256: 'a'.repeat(64), stateOf: '2025-01-01', model: 'test' },
    open: async () => ({ statutes, vectors: new Map() }),
  };
});
afterAll(() => handle.close());

/** What happened, in its order; pauses for users' jobs once. */
async function start(open: () => Promise<Shipment>) {
  const events: string[] = [];
  const note = (event: string) => void (events.at(-1) === event || events.push(event));
  const upkeep = lawUpkeep(
    {
      config: { hasShippedLaws: true, embeddings: null },
      database: handle.database,
      log: createLogger('silent', 'test'),
      openEmbedder: async () => null,
      giveWay: async () => note('gives way'),
      stepBack: () => note('steps back'),
    },
    async () => {
      note('reads');
      return open();
    },
  );
  const load = async () => upkeep.steps[0]?.(running);
  return { events, load };
}

it('steps back after a first load that failed too, and tries again', async () => {
  const { events, load } = await start(async () => Promise.reject(new Error('no file')));
  await expect(load()).rejects.toThrow('no file');
  await expect(load()).rejects.toThrow('no file');
  expect(events).toEqual(['reads', 'steps back', 'reads', 'steps back']);
});

it('waits for nobody while no law can be searched, and for users’ jobs once one can', async () => {
  const first = await start(async () => shipment);
  await first.load();
  await first.load();
  expect(first.events).toEqual(['reads', 'steps back']);
  expect((await handle.pool.query('select count(*)::int from laws')).rows).toEqual([{ count: 4 }]);
  const newer = await start(async () => ({ ...shipment, sha256: 'b'.repeat(64) }));
  await newer.load();
  expect(newer.events).toEqual(['steps back', 'reads', 'gives way', 'steps back']);
});
