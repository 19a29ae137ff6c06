import { randomUUID } from 'node:crypto';
import { jobPayloads } from '@wenjian/api';
import { expect, it } from 'vitest';
import { createProductDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { createLogger } from '../observe/logging.ts';
import { createGiveWay, hasJobs } from './give-way.ts';
import { startJobQueue } from './job-queue.ts';

const { signal } = new AbortController();

it('waits while users’ jobs wait or run, and goes on when they are done', async () => {
  let looks = 0;
  const giveWay = createGiveWay(async () => ++looks < 4, { lookMs: 1, longestMs: 1_000 });
  await giveWay(signal);
  expect(looks).toBe(4);
});

it('does a step now and then while there is always something to do', async () => {
  let looks = 0;
  const giveWay = createGiveWay(
    async () => {
      looks += 1;
      return true;
    },
    { lookMs: 1, longestMs: 5 },
  );
  await giveWay(signal);
  expect(looks).toBe(5);
});

it('waits no longer when it is stopped, nor where there is no queue yet', async () => {
  const stopped = new AbortController();
  stopped.abort();
  await createGiveWay(async () => true)(stopped.signal);
  await createGiveWay(async () => {
    throw new Error('relation jobs.job does not exist');
  })(signal);
});

it('sees a job that waits', async () => {
  const database = await createProductDatabase();
  const handle = openDatabase(database.url, () => undefined);
  const queue = await startJobQueue(database.url, createLogger('silent', 'test'), jobPayloads);
  try {
    expect(await hasJobs(handle.database)).toBe(false);
    await queue.enqueue('compare', { taskId: randomUUID(), run: 1 }, { connection: handle.database });
    expect(await hasJobs(handle.database)).toBe(true);
  } finally {
    await queue.stop();
    await handle.close();
    await database.drop();
  }
});
