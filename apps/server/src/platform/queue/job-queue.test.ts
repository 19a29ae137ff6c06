import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jobNames, jobPayloads } from '@wenjian/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProductDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type DatabaseHandle, openDatabase } from '../database/database.ts';
import { createLogger } from '../observe/logging.ts';
import { listProcesses, nameConnections } from '../observe/process-name.ts';
import { currentOrigin, inTrace } from '../observe/trace.ts';
import { EngineFault } from './engine-fault.ts';
import { type JobHandler, type JobOptions, type JobQueue, startJobQueue } from './job-queue.ts';
import { readQueueStates } from './queue-states.ts';
import { untilAborted } from './until-aborted.ts';

const LIMITS = { attemptSeconds: 2, retries: 1, retryDelaySeconds: 1 };

let testDatabase: TestDatabase;
let handle: DatabaseHandle;
let queue: JobQueue;

beforeEach(async () => {
  testDatabase = await createProductDatabase();
  handle = openDatabase(testDatabase.url, () => undefined);
  queue = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, LIMITS);
});
afterEach(async () => {
  await queue.stop();
  await handle.close();
  await testDatabase.drop();
});

const enqueue = (run: number, bytes = 0, owner?: JobOptions['owner']) =>
  queue.enqueue(
    'compare',
    { taskId: randomUUID(), run },
    { connection: handle.database, bytes, ...(owner && { owner }) },
  );

/** The other jobs have handlers too, as the queue requires; they get no jobs. */
function withOthers(compare: JobHandler<'compare'>): Parameters<JobQueue['work']>[0] {
  const idle = { run: async () => undefined, giveUp: async () => undefined };
  const others = jobNames.filter((name) => name !== 'compare').map((name) => ({ name, ...idle }));
  return [compare, ...others] as Parameters<JobQueue['work']>[0];
}

function handler(run: JobHandler<'compare'>['run']) {
  const givenUp: number[] = [];
  const reasons: string[] = [];
  const compare: JobHandler<'compare'> = {
    name: 'compare',
    run,
    giveUp: async (payload, reason) => {
      givenUp.push(payload.run);
      reasons.push(reason);
    },
  };
  return { compare, givenUp, reasons };
}

it('runs short jobs before long ones', async () => {
  await enqueue(1, 30 * 1024 ** 2);
  await enqueue(2);
  const order: number[] = [];
  const { compare } = handler(async ({ payload }) => void order.push(payload.run));
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => order).toEqual([2, 1]);
});

it('keeps a seat for a short job of somebody else while all slots are taken', async () => {
  const patient = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, {
    ...LIMITS,
    attemptSeconds: 60,
  });
  const [anne, bert, carl] = Array.from({ length: 3 }, () => ({
    teamId: randomUUID(),
    userId: randomUUID(),
  }));
  const started: number[] = [];
  const end = Promise.withResolvers<void>();
  const { compare } = handler(async ({ payload }) => {
    started.push(payload.run);
    await end.promise;
  });
  try {
    await patient.work(withOthers(compare), 1);
    await enqueue(1, 0, anne);
    await expect.poll(() => started).toEqual([1]);
    await enqueue(2, 0, anne);
    await enqueue(3, 30 * 1024 ** 2, bert);
    await enqueue(4, 0, carl);
    await expect.poll(() => started).toEqual([1, 4]);
    end.resolve();
    await expect.poll(() => started.toSorted()).toEqual([1, 2, 3, 4]);
  } finally {
    end.resolve();
    await patient.stop();
  }
});

it('takes the seat back from a job that is not short, which begins again later and does not count as tried', async () => {
  const patient = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, {
    ...LIMITS,
    attemptSeconds: 60,
    seatMs: 200,
  });
  const people = Array.from({ length: 5 }, () => ({ teamId: randomUUID(), userId: randomUUID() }));
  const started: number[] = [];
  const ended: number[] = [];
  const end = Promise.withResolvers<void>();
  const { compare } = handler(async ({ payload, signal }) => {
    started.push(payload.run);
    if (payload.run < 4) await untilAborted(end.promise, signal);
    ended.push(payload.run);
  });
  try {
    await patient.work(withOthers(compare), 1);
    // One on the slot, two on seats; nobody else could begin.
    for (const [index, person] of people.slice(0, 3).entries()) {
      await enqueue(index + 1, 0, person);
      await expect.poll(() => started.length).toBe(index + 1);
    }
    await sleep(250);
    await enqueue(4, 0, people[3]);
    await expect.poll(() => ended).toEqual([4]);
    // Who stayed has no right to a seat for a while, others have.
    await enqueue(5, 0, people[1]);
    await enqueue(6, 0, people[4]);
    await expect.poll(() => ended).toEqual([4, 6]);
    expect(started).toEqual([1, 2, 3, 4, 6]);
    end.resolve();
    await expect.poll(() => ended.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const { rows } = await handle.pool.query('select max(retry_count) from jobs.job');
    expect(rows).toEqual([{ max: 0 }]);
  } finally {
    end.resolve();
    await patient.stop();
  }
});

it('gives a job the id of its request, and its handler only the payload', async () => {
  const origin = { requestId: 'request-of-a-browser' };
  await inTrace({ name: 'test', kind: 'request', origin, attributes: {} }, () => enqueue(7));
  const seen: unknown[] = [];
  const { compare } = handler(
    async ({ payload }) => void seen.push(Object.keys(payload), currentOrigin()?.requestId),
  );
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => seen).toEqual([['taskId', 'run'], 'request-of-a-browser']);
});

it('gives a full archive more time than other jobs', async () => {
  const { compare } = handler(async () => undefined);
  const ends: boolean[] = [];
  const dataExport: JobHandler<'dataExport'> = {
    name: 'dataExport',
    async run({ signal }) {
      await sleep((LIMITS.attemptSeconds + 1) * 1_000);
      ends.push(signal.aborted);
    },
    giveUp: async () => undefined,
  };
  const others = withOthers(compare).filter(({ name }) => name !== 'dataExport');
  await queue.work([...others, dataExport], 1);
  await queue.enqueue('dataExport', { exportId: randomUUID() }, { connection: handle.database });
  await expect.poll(() => ends).toEqual([false]);
});

it('appears in the database under the name of its process', async () => {
  nameConnections('worker');
  const named = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, LIMITS);
  try {
    expect(await listProcesses(handle.pool)).toMatchObject([{ kind: 'worker', pid: process.pid }]);
  } finally {
    delete process.env.PGAPPNAME;
    await named.stop();
  }
});

it('reports how many jobs wait, by kind', async () => {
  await enqueue(1);
  await enqueue(2);
  const states = await readQueueStates(handle.pool);
  expect(states.find(({ job }) => job === 'compare')).toMatchObject({ waiting: 2, running: 0, dead: 0 });
  expect(states.find(({ job }) => job === 'audit')).toMatchObject({ waiting: 0, oldestSeconds: 0 });
});

it('retries a failed job after a while', async () => {
  await enqueue(1);
  const attempts: boolean[] = [];
  const { compare, givenUp } = handler(async ({ isLastAttempt }) => {
    attempts.push(isLastAttempt);
    if (!isLastAttempt) throw new Error('not yet');
  });
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => attempts).toEqual([false, true]);
  expect(givenUp).toEqual([]);
  expect(await queue.deadLetters()).toEqual([]);
});

it('gives up after the last attempt, settles the job’s object, and shows the dead letter', async () => {
  await enqueue(7);
  const { compare, givenUp } = handler(async () => {
    throw new Error('the engine broke');
  });
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => givenUp).toEqual([7]);
  const [letter] = await queue.deadLetters();
  expect(letter).toMatchObject({ name: 'compare', attempts: 2, payload: { run: 7 } });
  expect(JSON.stringify(letter?.output)).toContain('the engine broke');
});

it('settles what was given up by a worker that is gone', async () => {
  await enqueue(3);
  await handle.pool.query(`update jobs.job set name = 'compare-dead' where name = 'compare'`);
  const { compare, givenUp } = handler(async () => undefined);
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => givenUp).toEqual([3]);
});

it('ends an attempt that takes too long', async () => {
  await enqueue(1);
  const reasons: string[] = [];
  const { compare, givenUp } = handler(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reasons.push('aborted');
          reject(new Error('too long'));
        });
      }),
  );
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => givenUp).toEqual([1]);
  expect(reasons).toEqual(['aborted', 'aborted']);
});

it('does not end an attempt by the clock while it gets ahead', async () => {
  await enqueue(1);
  const ends: boolean[] = [];
  const { compare, givenUp } = handler(async ({ signal, advanced }) => {
    for (let page = 0; page < 4; page += 1) {
      await sleep((LIMITS.attemptSeconds * 1_000) / 2);
      advanced();
    }
    ends.push(signal.aborted);
  });
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => ends, { timeout: 15_000 }).toEqual([false]);
  expect(givenUp).toEqual([]);
});

it('runs at most the configured number of jobs at a time, of all kinds, and finishes all of them', async () => {
  const kinds = ['compare', 'audit', 'correct', 'duplicate', 'document'] as const;
  for (const name of [...kinds, ...kinds])
    await queue.enqueue(name, { taskId: randomUUID(), run: 1 }, { connection: handle.database });
  let running = 0;
  const seen: number[] = [];
  const run = async () => {
    seen.push(++running);
    await sleep(50);
    running--;
  };
  const giveUp = async () => undefined;
  const handlers = jobNames.map((name) => ({ name, run, giveUp })) as Parameters<JobQueue['work']>[0];
  await queue.work(handlers, 2);
  await expect.poll(() => seen.length).toBe(10);
  expect(Math.max(...seen)).toBe(2);
});

/** People and spaces as the product makes them. */
async function person(): Promise<{ readonly teamId: string; readonly userId: string }> {
  const { rows } = await handle.pool.query<{ teamId: string; userId: string }>(
    `with person as (insert into users (issuer, sub) values ('test', gen_random_uuid()::text) returning id)
     insert into team_spaces (name, type, owner_id) select '空间', 'team', id from person
     returning id as "teamId", owner_id as "userId"`,
  );
  const [row] = rows;
  if (!row) throw new Error('insert returned no row');
  return row;
}

it('serves everybody in turn, however many jobs one person has sent before', async () => {
  const [crowd, late] = [await person(), await person()];
  const send = (owner: typeof crowd, run: number) =>
    queue.enqueue('compare', { taskId: randomUUID(), run }, { connection: handle.database, owner });
  for (let run = 0; run < 8; run += 1) await send(crowd, run);
  await send(late, 100);
  const order: number[] = [];
  const { compare } = handler(async ({ payload }) => void order.push(payload.run));
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => order).toHaveLength(9);
  // Got second; what it notes before it begins may take longer than the next job's.
  expect(order.indexOf(100)).toBeLessThanOrEqual(2);
});

it('shares its jobs with other workers, and none is run twice', async () => {
  for (let run = 0; run < 30; run += 1) await enqueue(run);
  const runs: number[] = [];
  const other = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, LIMITS);
  try {
    const { compare } = handler(async ({ payload }) => {
      runs.push(payload.run);
      await sleep(5);
    });
    await Promise.all([queue.work(withOthers(compare), 2), other.work(withOthers(compare), 2)]);
    await expect.poll(() => runs.length).toBeGreaterThanOrEqual(30);
    expect(new Set(runs).size).toBe(runs.length);
  } finally {
    await other.stop();
  }
});

it('learns how long jobs of a kind take', async () => {
  await enqueue(1);
  const { compare } = handler(async () => undefined);
  await queue.work(withOthers(compare), 1);
  const pace = async () => {
    const { rows } = await handle.pool.query<{ factor: number }>(`select factor from work_pace`);
    return rows[0]?.factor ?? 1;
  };
  await expect.poll(pace).toBeLessThan(1);
});

it('drops a job whose transaction was rolled back', async () => {
  const rollBack = handle.database.transaction(async (transaction) => {
    await queue.enqueue('compare', { taskId: randomUUID(), run: 1 }, { connection: transaction });
    throw new Error('no');
  });
  await expect(rollBack).rejects.toThrow('no');
  await enqueue(2);
  const seen: number[] = [];
  const { compare } = handler(async ({ payload }) => void seen.push(payload.run));
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => seen).toEqual([2]);
});

it('refuses to start when a job has no handler or two', async () => {
  const { compare } = handler(async () => undefined);
  await expect(queue.work([], 1)).rejects.toThrow('compare has 0 handlers');
  await expect(queue.work([compare, ...withOthers(compare)], 1)).rejects.toThrow('compare has 2 handlers');
});

it('leaves queues as they are at a second start, and changes those whose limits are new', async () => {
  const settings = async () =>
    (await handle.pool.query("select retry_limit, updated_on from jobs.queue where name = 'compare'"))
      .rows[0];
  const restart = async (retries: number) => {
    await queue.stop();
    queue = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, {
      ...LIMITS,
      retries,
    });
  };
  const first = await settings();
  await restart(LIMITS.retries);
  expect(await settings()).toEqual(first);
  await restart(LIMITS.retries + 1);
  expect(await settings()).toMatchObject({ retry_limit: LIMITS.retries + 1 });
});

it('gives a job that has ended two workers to no third one, and says why', async () => {
  const seen: number[] = [];
  const { compare, givenUp, reasons } = handler(async ({ payload }) => void seen.push(payload.run));
  await enqueue(1);
  await enqueue(2);
  // As two killed workers leave it: begun twice, never ended.
  await handle.pool.query(`update jobs.job set data = data || '{"unfinished": 2}' where data->>'run' = '1'`);
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => givenUp, { timeout: 15_000 }).toEqual([1]);
  expect(reasons).toEqual(['poison']);
  await expect.poll(() => seen).toEqual([2]);
  const [letter] = await queue.deadLetters();
  expect(JSON.stringify(letter?.output)).toContain('is set aside');
});

it('counts an attempt that never ended, and not one that failed', async () => {
  const counts = async () => {
    const { rows } = await handle.pool.query<{ count: string | null }>(
      "select data->>'unfinished' as count from jobs.job where name = 'compare'",
    );
    return rows.map(({ count }) => count);
  };
  const during: unknown[] = [];
  const { compare, reasons } = handler(async () => {
    during.push(...(await counts()));
    throw new Error('failed in an orderly way');
  });
  await enqueue(1);
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => reasons, { timeout: 15_000 }).toEqual(['failed']);
  expect(during).toEqual(['1', '1']);
  expect(await counts()).toEqual(['0']);
});

it('sets a job aside at the second fault of an engine’s code, however many attempts are left', async () => {
  await queue.stop();
  const limits = { ...LIMITS, retries: 5 };
  queue = await startJobQueue(testDatabase.url, createLogger('silent', 'test'), jobPayloads, limits);
  let attempts = 0;
  const { compare, reasons } = handler(async () => {
    attempts += 1;
    throw new EngineFault('RangeError: Maximum call stack size exceeded');
  });
  await enqueue(1);
  await queue.work(withOthers(compare), 1);
  await expect.poll(() => reasons, { timeout: 15_000 }).toEqual(['fault']);
  expect(attempts).toBe(2);
  const [letter] = await queue.deadLetters();
  expect(JSON.stringify(letter?.output)).toContain('Maximum call stack size exceeded');
});
