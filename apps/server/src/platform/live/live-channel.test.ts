/** Waiting for an announcement: it arrives, it ends with the server, and a cut connection is noticed. */
import { createConnection, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { type DatabaseHandle, openDatabase } from '../database/database.ts';
import { announce, openLiveChannel } from './live-channel.ts';

const LONG_MS = 60_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, (error) => expect.fail(error.message));
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

it('wakes only those who wait for the message', async () => {
  const live = await openLiveChannel(database.url, () => undefined);
  const other = live.wait('b', LONG_MS).then(() => 'woken');
  const waiting = live.wait('a', LONG_MS);
  await announce(handle.database, 'a');
  await waiting;
  expect(await Promise.race([other, Promise.resolve('asleep')])).toBe('asleep');
  await live.close();
  expect(await other).toBe('woken');
});

it('ends all waiting when it is closed', async () => {
  const live = await openLiveChannel(database.url, () => undefined);
  await live.close();
  const before = performance.now();
  await live.wait('a', LONG_MS);
  expect(performance.now() - before).toBeLessThan(LONG_MS / 2);
});

it('notices a connection that was cut silently, and listens again through a new one', {
  timeout: 40_000,
}, async () => {
  const proxy = await startProxy(database.url);
  const errors: string[] = [];
  const live = await openLiveChannel(proxy.url, (error) => errors.push(error.message), {
    heartbeatMs: 100,
    answerLimitMs: 1_500,
  });
  proxy.freeze();
  // Those who wait meanwhile check for changes themselves after the reconnect.
  await live.wait('a', LONG_MS);
  expect(errors).toHaveLength(1);
  const waiting = live.wait('a', LONG_MS);
  await announce(handle.database, 'a');
  await waiting;
  await live.close();
  await proxy.stop();
});

/** Forwards bytes until it is frozen; connections open then stay open and silent. */
async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = createConnection(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
