import { describe, expect, it, vi } from 'vitest';
import { untilAborted } from './until-aborted.ts';

describe('aborted work', () => {
  it('is not waited for, and its late result is discarded', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const stopping = new AbortController();
    const putAway = vi.fn(async () => undefined);
    const waiting = untilAborted(promise, stopping.signal, putAway);
    stopping.abort(new Error('called off'));
    await expect(waiting).rejects.toThrow('called off');
    resolve('late');
    await vi.waitFor(() => expect(putAway).toHaveBeenCalledWith('late'));
  });

  it('may fail silently, also when it was aborted before it started', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    const work = Promise.reject(new Error('begun in vain'));
    await expect(untilAborted(work, AbortSignal.abort(new Error('called off')))).rejects.toThrow(
      'called off',
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });
});
