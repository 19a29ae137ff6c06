import { describe, expect, it } from 'vitest';
import { createRenderQueue, type RenderJob } from './render-queue.ts';

interface TestJob extends RenderJob {
  readonly finish: () => void;
  readonly fail: () => void;
}

function setUp() {
  const log: string[] = [];
  const job = (name: string, urgency: () => number): TestJob => {
    const { promise, resolve, reject } = Promise.withResolvers<'done' | 'cancelled'>();
    return {
      urgency,
      start: () => {
        log.push(`start ${name}`);
        return {
          done: promise,
          cancel: () => {
            log.push(`cancel ${name}`);
            resolve('cancelled');
          },
        };
      },
      onDone: () => log.push(`done ${name}`),
      onFailed: () => log.push(`failed ${name}`),
      finish: () => resolve('done'),
      fail: () => reject(new Error('cannot draw')),
    };
  };
  return { log, job };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the render queue', () => {
  it('draws the most urgent page first, decided when a slot is free', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(1);
    let reader = 0;
    const pages = [10, 5, 1].map((page) => job(`page ${page}`, () => Math.abs(page - reader)));
    for (const page of pages) queue.add(page);
    await settle();
    expect(log).toEqual(['start page 1']);
    reader = 10;
    pages[2]?.finish();
    await settle();
    expect(log).toEqual(['start page 1', 'done page 1', 'start page 10']);
  });

  it('draws no more than a few at once', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(2);
    for (const name of ['a', 'b', 'c']) queue.add(job(name, () => 0));
    await settle();
    expect(log).toEqual(['start a', 'start b']);
  });

  it('never starts a job cancelled before its turn', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(1);
    const first = job('a', () => 0);
    queue.add(first);
    const leave = queue.add(job('b', () => 1));
    await settle();
    leave();
    first.finish();
    await settle();
    expect(log).toEqual(['start a', 'done a']);
  });

  it('stops a running job that is cancelled and continues with the next', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(1);
    const leave = queue.add(job('a', () => 0));
    queue.add(job('b', () => 1));
    await settle();
    leave();
    await settle();
    expect(log).toEqual(['start a', 'cancel a', 'start b']);
  });

  it('gives the place of a page scrolled past to the next at once, also while its bytes are on their way', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(1);
    const past = job('past', () => 0);
    // What waits for the network does not end when it is cancelled.
    const leave = queue.add({ ...past, start: () => ({ ...past.start(), cancel: () => undefined }) });
    queue.add(job('wanted', () => 1));
    queue.add(job('later', () => 2));
    await settle();
    leave();
    await settle();
    expect(log).toEqual(['start past', 'start wanted']);
    // It ends after all: no second place becomes free.
    past.finish();
    await settle();
    expect(log.filter((line) => line.startsWith('start'))).toEqual(['start past', 'start wanted']);
  });

  it('reports a failure and continues', async () => {
    const { log, job } = setUp();
    const queue = createRenderQueue(1);
    const bad = job('a', () => 0);
    queue.add(bad);
    queue.add(job('b', () => 1));
    await settle();
    bad.fail();
    await settle();
    expect(log).toEqual(['start a', 'failed a', 'start b']);
  });
});
