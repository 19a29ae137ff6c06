import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { ModelReviewer } from '@wenjian/audit';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestModel } from '../audit.testing.ts';
import { answerFrom, type ModelAsk, modelOverLine } from './model-line.ts';

const open: MessageChannel[] = [];
afterEach(() => {
  for (const { port1 } of open.splice(0)) port1.close();
});

/** The two ends, joined as a thread and its process are. */
function joined(model: ModelReviewer, signal: AbortSignal, limitMs = 60_000): ModelReviewer {
  const channel = new MessageChannel();
  open.push(channel);
  const { port1, port2 } = channel;
  const answer = answerFrom(model, signal, limitMs);
  port1.on('message', (word: ModelAsk) => answer(word, (reply) => port1.postMessage(reply)));
  return modelOverLine(model.name, {
    say: (word) => port2.postMessage(word),
    hear: (listener) => void port2.on('message', listener),
  });
}

const never = () => new AbortController().signal;

async function wholeAnswer(model: ModelReviewer, user: string, signal = never()): Promise<string> {
  let answer = '';
  for await (const chunk of model.ask({ system: '', user, signal })) answer += chunk;
  return answer;
}

const echo: ModelReviewer = {
  name: 'echo',
  async *ask({ user }) {
    for (const letter of user) {
      await wait(1);
      yield letter;
    }
  },
};

describe('the line to the model', () => {
  it('carries an answer in pieces, and several questions at once without mixing them', async () => {
    const model = joined(echo, never());
    const questions = ['甲方违约', '乙方违约', ''];
    expect(await Promise.all(questions.map((user) => wholeAnswer(model, user)))).toEqual(questions);
  });

  it('fails only the question the model fails, and answers the next one', async () => {
    const inner = createTestModel('failing');
    const model = joined(inner, never());
    await expect(wholeAnswer(model, 'x')).rejects.toThrow('unreachable');
    inner.temper = 'quiet';
    expect(await wholeAnswer(model, 'x')).toBe('{"risks":[]}');
  });

  it('asks nothing after the job has ended, and ends running questions even if the model ignores the stop', async () => {
    const job = new AbortController();
    const inner = createTestModel('deaf');
    const model = joined(inner, job.signal);
    const question = wholeAnswer(model, 'x');
    await expect.poll(() => inner.asked).toBe(1);
    job.abort();
    await expect(question).rejects.toThrow('stopped');
    await expect(wholeAnswer(model, 'y')).rejects.toThrow('stopped');
    expect(inner.asked).toBe(1);
    inner.release();
  });

  it('ends a running question and asks no other when the total time is used up', async () => {
    const inner = createTestModel('endless');
    const model = joined(inner, never(), 50);
    await expect(wholeAnswer(model, 'x')).rejects.toThrow('outOfTime');
    await expect(wholeAnswer(model, 'y')).rejects.toThrow('outOfTime');
    expect([inner.asked, inner.open]).toEqual([1, 0]);
  });

  it('tells the model when the engine needs no more of an answer', async () => {
    const inner = createTestModel('endless');
    const model = joined(inner, never());
    const patience = new AbortController();
    const question = wholeAnswer(model, 'x', patience.signal);
    await expect.poll(() => inner.open).toBe(1);
    patience.abort();
    await expect(question).rejects.toThrow('stopped');
    await expect.poll(() => inner.open).toBe(0);
  });
});
