import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../platform/free-port.ts';
import { createMemoryCounter } from './memory.request-counter.ts';
import { createRedisCounter } from './redis.request-counter.ts';
import type { RequestCounter } from './request-counter.port.ts';

const MINUTE_MS = 60_000;
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
if (!hasRedis) console.warn('the counter in Redis: skipped, redis-server is not installed on this machine');

describe('the request counter in memory', () => {
  keepsItsPromises(() => createMemoryCounter());

  it('opens a new window when the last one is over', async () => {
    let now = 1_000;
    const counter = createMemoryCounter(() => now);
    await counter.count('甲', MINUTE_MS);
    now += 59_000;
    expect(await counter.count('甲', MINUTE_MS)).toEqual({ current: 2, ttlMs: 1_000 });
    now += 1_000;
    expect(await counter.count('甲', MINUTE_MS)).toEqual({ current: 1, ttlMs: MINUTE_MS });
  });

  it('drops the oldest keys when there are very many, and no others', async () => {
    const counter = createMemoryCounter();
    for (let number = 0; number <= 20_000; number++) await counter.count(`client ${number}`, MINUTE_MS);
    expect((await counter.count('client 0', MINUTE_MS)).current).toBe(1);
    expect((await counter.count('client 20000', MINUTE_MS)).current).toBe(2);
  });
});

describe.skipIf(!hasRedis)('the request counter in Redis', () => {
  let port: number;
  let server: ChildProcess;
  const open: RequestCounter[] = [];
  const create = () => {
    const counter = createRedisCounter(
      { url: `redis://127.0.0.1:${port}`, answerLimitMs: 250 },
      () => undefined,
    );
    open.push(counter);
    return counter;
  };
  const start = async () => {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      stdio: 'ignore',
    });
    const probe = create();
    const known = async () => (await createRedisCounterSees(probe, create())) === 2;
    while (!(await known())) await sleep(50);
  };

  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await Promise.all(open.map((counter) => counter.close()));
    server.kill('SIGKILL');
  });

  keepsItsPromises(create);

  it('counts for all servers together', async () => {
    const [one, other] = [create(), create()];
    await Promise.all([connected(one), connected(other)]);
    await one.count('共用', MINUTE_MS);
    expect((await other.count('共用', MINUTE_MS)).current).toBe(2);
  });

  it('counts per server while Redis is down, and together again when it is back', async () => {
    const counter = create();
    await connected(counter);
    server.kill('SIGKILL');
    await sleep(100);
    expect((await counter.count('断开', MINUTE_MS)).current).toBe(1);
    expect((await counter.count('断开', MINUTE_MS)).current).toBe(2);
    await start();
    await expect.poll(() => createRedisCounterSees(counter, create())).toBe(2);
  });
});

let probes = 0;

/** 2 when both count in the same place. */
async function createRedisCounterSees(one: RequestCounter, other: RequestCounter): Promise<number> {
  const key = `probe ${probes++}`;
  await connected(other);
  await one.count(key, MINUTE_MS);
  return (await other.count(key, MINUTE_MS)).current;
}

/** A new client needs a moment; until then it counts alone. */
async function connected(_: RequestCounter): Promise<void> {
  await sleep(150);
}

function keepsItsPromises(create: () => RequestCounter): void {
  it('counts each key separately within one window', async () => {
    const counter = create();
    await connected(counter);
    expect(await counter.count('甲', MINUTE_MS)).toMatchObject({ current: 1 });
    const second = await counter.count('甲', MINUTE_MS);
    expect(second.current).toBe(2);
    expect(second.ttlMs).toBeGreaterThan(0);
    expect(second.ttlMs).toBeLessThanOrEqual(MINUTE_MS);
    expect(await counter.count('乙', MINUTE_MS)).toMatchObject({ current: 1 });
  });
}
