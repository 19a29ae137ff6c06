import fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { installErrorResponses } from './error-response.ts';

async function answerTo(failure: () => Promise<unknown>) {
  const app = fastify();
  installErrorResponses(app);
  app.get('/', async () => failure());
  const { statusCode, body } = await app.inject('/');
  await app.close();
  return { statusCode, message: JSON.parse(body).message };
}

it('is "try again later" while the database is away', async () => {
  const port = await freePort();
  const { statusCode, message } = await answerTo(async () => {
    const client = new pg.Client({ host: '127.0.0.1', port });
    await client.connect().catch((cause: unknown) => {
      throw new Error('Failed query', { cause });
    });
  });
  expect(statusCode).toBe(503);
  expect(message).toMatch(/[一-鿿]/);
});

it('is "try again later" while the disk is full', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect((await answerTo(() => Promise.reject(full))).statusCode).toBe(503);
});

it('stays an error of ours for anything else', async () => {
  const wrong = Object.assign(new Error('duplicate key'), { code: '23505' });
  expect((await answerTo(() => Promise.reject(wrong))).statusCode).toBe(500);
  expect((await answerTo(() => Promise.reject(new TypeError('undefined')))).statusCode).toBe(500);
});
