/** The law corpus as a terminal uses it. */
import { afterEach, expect, it, vi } from 'vitest';
import { importLaws, readShipment, readStatuteFolder } from '../features/laws/index.ts';
import { writeStatutes } from '../features/laws/laws.testing.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createProductDatabase } from '../testing/test-database.ts';
import { openLaws } from './laws.ts';

afterEach(() => vi.unstubAllEnvs());

it('makes the index of laws whose loading was stopped before it, and only that', async () => {
  vi.stubEnv('SHIPPED_LAWS', 'yes');
  const { url } = await createProductDatabase();
  const handle = openDatabase(url, (error) => expect.fail(error.message));
  const laws = await openLaws({ dataFolder: '', databaseUrl: url });
  try {
    const { folder, remove } = writeStatutes();
    const { statutes } = await readStatuteFolder(folder);
    remove();
    await importLaws(handle.database, statutes, { law: () => undefined, indexed: () => undefined });
    const { sha256, stateOf } = await readShipment();
    await handle.pool.query('insert into law_shipment values (1, $1, $2)', [sha256, stateOf]);
    await handle.pool.query('delete from law_index');
    const open = () => laws.openSearch(() => undefined);
    expect(await open()).toBeNull();
    let starts = 0;
    const ensure = () => laws.ensure(() => void starts++);
    await ensure();
    const search = await open();
    expect((await search?.('渡口票价', 1))?.[0]).toMatchObject({ law: '渡口条例', article: '第二条' });
    await ensure();
    expect(starts).toBe(1);
    expect((await handle.pool.query('select count(*)::int from laws')).rows).toEqual([{ count: 4 }]);
  } finally {
    await laws.close();
    await handle.close();
  }
});
