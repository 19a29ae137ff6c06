import { describe, expect, it } from 'vitest';
import { createLogger } from '../observe/logging.ts';
import { startCleaning } from './cleaning.ts';

const log = createLogger('silent', 'test');

describe('cleaning', () => {
  it('continues with the next step when one fails, and starts again in the next hour', async () => {
    const done: string[] = [];
    const cleaning = startCleaning(
      log,
      [
        () => Promise.reject(new Error('the trash cannot be emptied')),
        async () => void done.push('names'),
        async () => void done.push('index'),
      ],
      5,
    );
    await expect.poll(() => done.length).toBeGreaterThanOrEqual(4);
    expect(done.slice(0, 4)).toEqual(['names', 'index', 'names', 'index']);
    await cleaning.stop();
  });

  it('skips turns that come while one is running', async () => {
    let begun = 0;
    const slow = Promise.withResolvers<void>();
    const step = () => {
      begun += 1;
      return begun === 1 ? slow.promise : Promise.resolve();
    };
    const cleaning = startCleaning(log, [step], 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(begun).toBe(1);
    slow.resolve();
    await cleaning.stop();
    // No turns had accumulated.
    expect(begun).toBeLessThanOrEqual(2);
  });

  it('with much to do is aborted by the stop, and the next step is not started', async () => {
    let isBegun = false;
    const cleaning = startCleaning(log, [
      (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true })),
      async () => {
        isBegun = true;
      },
    ]);
    await cleaning.stop();
    expect(isBegun).toBe(false);
  });
});
