import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadWith } from './upload-file.ts';
import { FakeUploadServer, fileOf, pass, uploaderOn } from './upload-server.testing.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

describe('one file as a promise', () => {
  it('resolves with the stored file and reports progress', async () => {
    const fractions: number[] = [];
    const stored = uploadWith(uploaderOn(new FakeUploadServer()), fileOf('截图.png', 10), {
      onProgress: (fraction) => fractions.push(fraction),
    });
    await pass(500);
    expect(await stored).toMatchObject({ name: '截图.png', size: 10 });
    expect(fractions.at(-1)).toBe(1);
  });

  it('rejects with a sentence when the upload fails', async () => {
    const server = new FakeUploadServer();
    server.answerTo = () => ({ status: 500, message: '服务器处理出错，内容未受影响，请稍后重试' });
    const failure = uploadWith(uploaderOn(server), fileOf('a.txt', 10), {}).catch((error: unknown) => error);
    await pass(500);
    expect(await failure).toMatchObject({ message: '服务器处理出错，内容未受影响，请稍后重试' });
  });

  it('is cancelled by its signal', async () => {
    const server = new FakeUploadServer();
    const controller = new AbortController();
    const failure = uploadWith(uploaderOn(server), fileOf('a.txt', 10), { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    controller.abort();
    expect(await failure).toMatchObject({ message: '上传已取消' });
    expect(server.cancelled).toEqual(['10-a.txt']);
  });
});
