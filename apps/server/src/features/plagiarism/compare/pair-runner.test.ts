import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PairRunner } from './pair-runner.ts';

/** A comparison that ends when the test says so. */
function held(answer = 'pair') {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = 0;
  return {
    end: () => resolve(answer),
    fail: () => reject(new Error('broken')),
    begun: () => begun,
    compare: () => {
      begun += 1;
      return promise;
    },
  };
}

const BUSY = { errorName: 'UNAVAILABLE', message: '正在比对的人较多，请稍后再试', retryAfterSeconds: 5 };

describe('pairs compared while a user waits', () => {
  it('run two at a time; a third request is asked to come back, and accepted when one is done', async () => {
    const runner = new PairRunner();
    const [one, two, three] = [held('1'), held('2'), held('3')];
    const first = runner.obtain({ key: 'a', isGuest: false, compare: one.compare });
    const second = runner.obtain({ key: 'b', isGuest: false, compare: two.compare });
    const third = () => runner.obtain({ key: 'c', isGuest: false, compare: three.compare });
    await expect(third()).rejects.toMatchObject(BUSY);
    expect(three.begun()).toBe(0);
    one.end();
    expect(await first).toBe('1');
    three.end();
    expect(await third()).toBe('3');
    two.end();
    await second;
  });

  it('leave a slot for members, however many visitors ask', async () => {
    const runner = new PairRunner();
    const [visitors, members] = [held(), held('member')];
    const visiting = runner.obtain({ key: 'a', isGuest: true, compare: visitors.compare });
    const more = runner.obtain({ key: 'b', isGuest: true, compare: held().compare });
    await expect(more).rejects.toMatchObject(BUSY);
    members.end();
    expect(await runner.obtain({ key: 'c', isGuest: false, compare: members.compare })).toBe('member');
    visitors.end();
    await visiting;
  });

  it('are compared once for all requests, and cached for later ones', async () => {
    const runner = new PairRunner();
    const own = held('the pair');
    const ask = () => runner.obtain({ key: 'a', isGuest: false, compare: own.compare });
    const both = Promise.all([ask(), ask()]);
    own.end();
    expect(await both).toEqual(['the pair', 'the pair']);
    expect(await ask()).toBe('the pair');
    expect(own.begun()).toBe(1);
  });

  it('are cached up to a size; the least recently used goes first', async () => {
    const runner = new PairRunner({ mostKept: 10 });
    const compared: string[] = [];
    const ask = (key: string, length: number) =>
      runner.obtain({
        key,
        isGuest: false,
        compare: async () => {
          compared.push(key);
          return 'x'.repeat(length);
        },
      });
    for (const key of ['a', 'b']) await ask(key, 5);
    await ask('a', 5);
    await ask('c', 5);
    await ask('a', 5);
    await ask('b', 5);
    await ask('large', 11);
    await ask('large', 11);
    expect(compared).toEqual(['a', 'b', 'c', 'b', 'large', 'large']);
  });

  it('that take too long are stopped with a specific message', async () => {
    const runner = new PairRunner({ limitMs: 20 });
    let ended = false;
    const compare = async (signal: AbortSignal) => {
      await setTimeout(5_000, undefined, { signal }).catch((error: unknown) => {
        ended = true;
        throw error;
      });
      return 'late';
    };
    const slow = runner.obtain({ key: 'a', isGuest: false, compare });
    await expect(slow).rejects.toMatchObject({ errorName: 'PAIR_TOO_LONG' });
    expect(ended).toBe(true);
  });

  it('that fail free their slot and are tried again', async () => {
    const runner = new PairRunner();
    for (let time = 0; time < 3; time++) {
      const own = held();
      const failing = runner.obtain({ key: 'a', isGuest: true, compare: own.compare });
      own.fail();
      await expect(failing).rejects.toThrow('broken');
    }
    const own = held('well');
    own.end();
    expect(await runner.obtain({ key: 'a', isGuest: true, compare: own.compare })).toBe('well');
  });
});
