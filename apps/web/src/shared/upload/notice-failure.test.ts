import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeUploadServer, fileOf, pass, uploaderOn } from './upload-server.testing.ts';

const MIB = 1_048_576;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

describe('reporting a failed upload to the product', () => {
  it.each(['test', 'send'])('happens once when every %s request on the way fails', async (failing) => {
    const server = new FakeUploadServer();
    server.answerTo = (request) => (request === failing ? { status: 401, message: null } : null);
    uploaderOn(server).add(fileOf('a.txt', 5 * MIB));
    await pass(1000);
    expect(server.requests.filter((request) => request.startsWith(failing))).toHaveLength(3);
    expect(server.noticed).toEqual([{ kind: 'unreadable', status: 401 }]);
  });

  it('waits for the last try', async () => {
    const server = new FakeUploadServer();
    let failures = 0;
    server.answerTo = (request) => {
      if (request !== 'send') return null;
      failures += 1;
      return { status: 0, message: null };
    };
    uploaderOn(server, { retryLimit: 2 }).add(fileOf('a.txt', 10));
    await pass(1000);
    expect(failures).toBe(3);
    expect(server.noticed).toEqual([{ kind: 'network' }]);
  });

  it('does not happen when a later try succeeds', async () => {
    const server = new FakeUploadServer();
    let isFirst = true;
    server.answerTo = (request) => {
      if (request !== 'send' || !isFirst) return null;
      isFirst = false;
      return { status: 503, message: null };
    };
    const uploader = uploaderOn(server, { retryLimit: 1 });
    uploader.add(fileOf('a.txt', 10));
    await pass(1000);
    expect(uploader.items()[0]?.state.kind).toBe('success');
    expect(server.noticed).toEqual([]);
  });

  it('does not happen when the user pauses', async () => {
    const server = new FakeUploadServer();
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 5 * MIB));
    await pass(30);
    uploader.pauseAll();
    await pass(500);
    expect(server.noticed).toEqual([]);
  });

  it('happens again when the user retries and it fails again', async () => {
    const server = new FakeUploadServer();
    server.answerTo = () => ({ status: 403, message: null });
    const uploader = uploaderOn(server);
    uploader.add(fileOf('a.txt', 10));
    await pass(200);
    uploader.retry(uploader.items()[0]?.id ?? '');
    await pass(200);
    expect(server.noticed).toHaveLength(2);
  });
});
