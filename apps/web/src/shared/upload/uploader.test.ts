import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { pageRequestSlots } from './request-slots.ts';
import { FakeUploadServer, fileOf, pass, uploaderOn } from './upload-server.testing.ts';
import type { Uploader } from './uploader.ts';

const MIB = 1_048_576;

const stateOf = (uploader: Uploader, index = 0) => uploader.items()[index]?.state;
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

describe('sending a file', () => {
  it('tests and sends each chunk, then completes', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server);
    uploader.add(fileOf('合同.txt', MIB + 3));
    await pass(1000);
    expect(stateOf(uploader)).toMatchObject({ kind: 'success', file: { name: '合同.txt', size: MIB + 3 } });
    expect(server.requests.toSorted()).toEqual(
      [
        'test 合同.txt 1',
        'test 合同.txt 2',
        'send 合同.txt 1',
        'send 合同.txt 2',
        'complete 合同.txt',
      ].toSorted(),
    );
    expect(server.requests.at(-1)).toBe('complete 合同.txt');
  });

  it('sends neither an empty file nor one that is no document', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server);
    expect(uploader.add(fileOf('空.txt', 0))).toEqual({ kind: 'empty' });
    uploader.add(new File([Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3)], '合同.docx'));
    await pass(500);
    expect(stateOf(uploader)).toMatchObject({
      kind: 'error',
      message: '这是程序、音视频或压缩包，不是可以读取的文档，没有上传',
    });
    expect(server.requests).toEqual([]);
  });

  it('never has more than 3 open requests, over all files and uploaders', async () => {
    const server = new FakeUploadServer();
    const slots = pageRequestSlots;
    const first = uploaderOn(server, { slots });
    const second = uploaderOn(server, { slots });
    first.add(fileOf('a.txt', 4 * MIB));
    first.add(fileOf('b.txt', 2 * MIB));
    second.add(fileOf('c.txt', 3 * MIB));
    await pass(2000);
    expect(server.maximumRunning).toBe(3);
    expect([stateOf(first, 0), stateOf(first, 1), stateOf(second)].map((state) => state?.kind)).toEqual([
      'success',
      'success',
      'success',
    ]);
  });

  it('skips the test request without a hash, because an old chunk could not be recognised', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server, { digest: null });
    uploader.add(fileOf('a.txt', 10));
    await pass(500);
    expect(server.requests).toEqual(['send a.txt 1', 'complete a.txt']);
  });
});

describe('resuming', () => {
  it('after a reload sends only the chunks the server does not have', async () => {
    const server = new FakeUploadServer();
    server.answerTo = (request, fields) =>
      request === 'send' && fields.chunkNumber === 3 ? { status: 503, message: null } : null;
    uploaderOn(server).add(fileOf('a.txt', 3 * MIB));
    await pass(1000);
    server.answerTo = () => null;
    server.requests.length = 0;

    const afterReload = uploaderOn(server);
    afterReload.add(fileOf('a.txt', 3 * MIB));
    await pass(1000);
    expect(stateOf(afterReload)?.kind).toBe('success');
    expect(server.requests.filter((request) => request.startsWith('send'))).toEqual(['send a.txt 3']);
    expect(stateOf(afterReload)?.chunks.map((chunk) => chunk.kind)).toEqual([
      'complete',
      'complete',
      'success',
    ]);
  });

  it('does not mix two versions of a file of equal name and size', async () => {
    const server = new FakeUploadServer();
    uploaderOn(server).add(fileOf('a.txt', MIB, 'x'));
    await pass(500);
    server.requests.length = 0;
    uploaderOn(server).add(fileOf('a.txt', MIB, 'y'));
    await pass(500);
    expect(server.requests).toContain('send a.txt 1');
  });

  it('from a pause keeps stored chunks and sends no requests meanwhile', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 5 * MIB));
    await pass(50);
    const id = uploader.items()[0]?.id ?? '';
    uploader.pause(id);
    expect(stateOf(uploader)?.kind).toBe('paused');
    const asked = server.requests.length;
    await pass(500);
    expect(server.requests.length).toBe(asked);

    uploader.resume(id);
    await pass(1000);
    expect(stateOf(uploader)?.kind).toBe('success');
    const sent = server.requests.filter((request) => request.startsWith('send'));
    expect(new Set(sent).size).toBe(5);
  });
});

describe('a failing upload', () => {
  it.each([404, 415, 500, 501])('stops at once on %d, whatever the retry limit', async (status) => {
    const server = new FakeUploadServer();
    server.answerTo = (request) => (request === 'send' ? { status, message: null } : null);
    const uploader = uploaderOn(server, { retryLimit: 5 });
    uploader.add(fileOf('a.txt', 10));
    await pass(1000);
    expect(stateOf(uploader)?.kind).toBe('error');
    expect(server.requests.filter((request) => request.startsWith('send'))).toHaveLength(1);
  });

  it('is not retried automatically by default', async () => {
    const server = new FakeUploadServer();
    server.answerTo = (request) => (request === 'send' ? { status: 503, message: null } : null);
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 10));
    await pass(500);
    expect(stateOf(uploader)?.kind).toBe('error');
    expect(server.requests.filter((request) => request.startsWith('send'))).toHaveLength(1);
  });

  it('is retried up to the limit on any other status', async () => {
    const server = new FakeUploadServer();
    server.answerTo = (request) => (request === 'send' ? { status: 0, message: null } : null);
    const uploader = uploaderOn(server, { retryLimit: 2 });
    uploader.add(fileOf('a.txt', 10));
    await pass(1000);
    expect(stateOf(uploader)).toMatchObject({
      kind: 'error',
      message: '网络中断，已传的部分已保留，恢复后可继续',
    });
    expect(server.requests.filter((request) => request.startsWith('send'))).toHaveLength(3);
  });

  it('shows the server’s message', async () => {
    const server = new FakeUploadServer();
    server.answerTo = (request) =>
      request === 'test' ? { status: 413, message: '文件超过 200 MB，无法上传' } : null;
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 10));
    await pass(500);
    expect(stateOf(uploader)).toMatchObject({ kind: 'error', message: '文件超过 200 MB，无法上传' });
  });

  it('continues when the user retries', async () => {
    const server = new FakeUploadServer();
    server.answerTo = (request) => (request === 'send' ? { status: 0, message: null } : null);
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 10));
    await pass(500);
    server.answerTo = () => null;
    uploader.retry(uploader.items()[0]?.id ?? '');
    await pass(500);
    expect(stateOf(uploader)?.kind).toBe('success');
  });

  it('says so when the file can no longer be read', async () => {
    const uploader = uploaderOn(new FakeUploadServer(), {
      digest: () => Promise.reject(new Error('NotReadableError')),
    });
    uploader.add(fileOf('a.txt', 10));
    await pass(100);
    expect(stateOf(uploader)).toMatchObject({
      kind: 'error',
      message: '文件已被修改、移动或没有读取权限，请重新选择',
    });
  });

  it.each([
    ['UPLOAD_INCOMPLETE', 409, '文件还没有传完，请继续上传'],
    ['DOCUMENT_DAMAGED', 422, '文件不完整：内容在中途断开，没有上传'],
  ] as const)(
    'says what the server says at the end (%s), and sends the file anew',
    async (errorName, status, message) => {
      const server = new FakeUploadServer();
      server.failCompletion = new ApiError({ code: status, status, message, fields: [], errorName });
      const uploader = uploaderOn(server);
      uploader.add(fileOf('a.txt', 10));
      await pass(500);
      expect(stateOf(uploader)).toMatchObject({ kind: 'error', message });
      server.failCompletion = null;
      server.chunks.clear();
      uploader.retry(uploader.items()[0]?.id ?? '');
      await pass(500);
      expect(stateOf(uploader)?.kind).toBe('success');
      expect(server.requests.filter((request) => request === 'send a.txt 1')).toHaveLength(2);
    },
  );
});

describe('the list of files', () => {
  it('rejects a second file of the same identifier unless duplicates are allowed', () => {
    const strict = uploaderOn(new FakeUploadServer());
    expect(strict.add(fileOf('a.txt', 10)).kind).toBe('added');
    expect(strict.add(fileOf('a.txt', 10)).kind).toBe('duplicate');
    expect(strict.add(fileOf('a.txt', 11)).kind).toBe('added');
  });

  it('keeps allowed duplicates apart at the server', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server, { allowsDuplicates: true });
    uploader.add(fileOf('a.txt', 10, 'x'));
    uploader.add(fileOf('a.txt', 10, 'y'));
    await pass(500);
    expect([...server.chunks.keys()]).toEqual(['10-a.txt/1', '10-a.txt~2/1']);
  });

  it('rejects files beyond the server’s limits', () => {
    const uploader = uploaderOn(new FakeUploadServer());
    const huge = Object.defineProperty(fileOf('大.pdf', 1), 'size', { value: 200 * MIB + 1 });
    expect(uploader.add(huge).kind).toBe('tooLarge');
    expect(uploader.add(fileOf('x'.repeat(256), 1)).kind).toBe('nameTooLong');
    expect(uploader.items()).toEqual([]);
  });

  it('removes a cancelled file and deletes its chunks on the server', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 5 * MIB));
    await pass(30);
    uploader.cancel(uploader.items()[0]?.id ?? '');
    expect(uploader.items()).toEqual([]);
    expect(server.cancelled).toEqual([`${5 * MIB}-a.txt`]);
    const asked = server.requests.length;
    await pass(500);
    expect(server.requests.length).toBe(asked);
  });

  it('reports progress at most every 500 ms, and a new state at once', async () => {
    const server = new FakeUploadServer();
    server.latencyMs = 100;
    const uploader = uploaderOn(server);
    const told: { atMs: number; kind: string | undefined }[] = [];
    uploader.subscribe(() => told.push({ atMs: Date.now(), kind: stateOf(uploader)?.kind }));
    uploader.add(fileOf('a.txt', 20 * MIB));
    await pass(4000);
    expect(told.at(-1)?.kind).toBe('success');
    const progress = told.filter(
      (one, index) => told[index - 1]?.kind === one.kind && one.kind === 'uploading',
    );
    expect(progress.length).toBeGreaterThan(2);
    for (const [index, one] of progress.entries()) {
      const before = progress[index - 1];
      if (before) expect(one.atMs - before.atMs).toBeGreaterThanOrEqual(500);
    }
  });

  it('shows a speed while sending and none afterwards', async () => {
    const server = new FakeUploadServer();
    server.latencyMs = 100;
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 20 * MIB));
    await pass(1600);
    // 3 chunks of 1 MiB every 300 ms are 10 MiB a second.
    const speed = uploader.items()[0]?.bytesPerSecond ?? 0;
    expect(speed / MIB).toBeGreaterThan(6);
    expect(speed / MIB).toBeLessThan(14);
    await pass(3000);
    expect(uploader.items()[0]?.bytesPerSecond).toBeNull();
  });
});

describe('a file with a password', () => {
  it('is stored, waits for its password, and becomes the file without one', async () => {
    const server = new FakeUploadServer();
    server.password = 'open-sesame';
    const uploader = uploaderOn(server);
    const added = uploader.add(fileOf('合同.pdf', 3));
    const id = added.kind === 'added' ? added.id : '';
    await pass(500);
    expect(stateOf(uploader)?.kind).toBe('locked');
    expect(await uploader.unlock(id, 'guess')).toBe('密码不正确，文件没有打开，请核对后重新输入');
    expect(stateOf(uploader)?.kind).toBe('locked');
    expect(await uploader.unlock(id, 'open-sesame')).toBeNull();
    expect(stateOf(uploader)).toMatchObject({
      kind: 'success',
      file: { fileId: expect.stringContaining('opened') },
    });
    expect(JSON.stringify(uploader.items())).not.toContain('sesame');
  });

  it('keeps what was stored when it is removed from the list', async () => {
    const server = new FakeUploadServer();
    server.password = 'open-sesame';
    const uploader = uploaderOn(server);
    uploader.add(fileOf('合同.pdf', 3));
    await pass(500);
    uploader.cancel(uploader.items()[0]?.id ?? '');
    expect([uploader.items(), server.cancelled]).toEqual([[], []]);
  });
});
