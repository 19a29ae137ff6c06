import { describe, expect, it, vi } from 'vitest';
import { PdfError } from '../pdf-file.ts';
import { FIRST_BYTES, fetchFirstBytes, RangeRequests } from './range-requests.ts';
import { createRangeServer } from './range-server.testing.ts';

const source = { url: '/api/contract-document/1/pdf', headers: () => ({ Authorization: 'Bearer t' }) };
const signal = new AbortController().signal;

function bytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => at % 251);
}

describe('the first bytes', () => {
  it('are the only fetched ones, and tell the file’s length', async () => {
    const file = bytes(1_000_000);
    const server = createRangeServer(file);
    const first = await fetchFirstBytes(source, signal, server);
    expect(first).toEqual({ kind: 'part', bytes: file.slice(0, FIRST_BYTES), length: 1_000_000 });
    expect(server.sentBytes).toBe(FIRST_BYTES);
    expect(server.authorizations).toEqual(['Bearer t']);
  });

  it('are the whole of a small file', async () => {
    const first = await fetchFirstBytes(source, signal, createRangeServer(bytes(900)));
    expect(first).toEqual({ kind: 'whole', bytes: bytes(900) });
  });

  it('are the whole file when the server does not support ranges', async () => {
    const file = bytes(200_000);
    const first = await fetchFirstBytes(source, signal, createRangeServer(file, { knowsRanges: false }));
    expect(first).toEqual({ kind: 'whole', bytes: file });
  });

  it.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [410, 'notFound'],
    [416, 'damaged'],
    [500, 'server'],
    [503, 'server'],
    [418, 'unknown'],
    ['offline', 'network'],
  ] as const)('answered with %s, the failure is %s', async (trouble, failure) => {
    const server = createRangeServer(bytes(900));
    server.trouble = trouble;
    const error = await fetchFirstBytes(source, signal, server).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PdfError);
    expect(error).toMatchObject({ failure });
  });
});

describe('ranges', () => {
  const file = bytes(4_000_000);

  function open() {
    const server = createRangeServer(file);
    const onStall = vi.fn();
    const abort = new AbortController();
    const requests = new RangeRequests(source, file.length, { signal: abort.signal, onStall }, server);
    return { server, onStall, abort, requests };
  }

  it('return the requested bytes', async () => {
    const { requests, server } = open();
    expect(await requests.read(1000, 5000)).toEqual(file.slice(1000, 5000));
    expect(server.asked).toEqual(['1000-4999']);
  });

  it('serve the newest request first once all lines are busy', async () => {
    const { requests, server } = open();
    server.isHeld = true;
    for (let at = 0; at < 40; at++) void requests.read(at * 50_000, at * 50_000 + 10);
    const busy = server.asked.length;
    expect(busy).toBeLessThan(40);
    server.isHeld = false;
    server.release();
    await vi.waitFor(() => expect(server.asked).toHaveLength(40));
    expect(server.asked[busy]).toBe(`${39 * 50_000}-${39 * 50_000 + 9}`);
  });

  it('read ahead for sequential reads only', async () => {
    const { requests, server } = open();
    const size = 16_384;
    for (let at = 0; at < 20; at++) {
      expect(await requests.read(at * size, (at + 1) * size)).toEqual(file.slice(at * size, (at + 1) * size));
    }
    expect(server.asked.length).toBeLessThan(8);
    server.sentBytes = 0;
    await requests.read(3_000_000, 3_000_100);
    expect(server.sentBytes).toBe(100);
  });

  it('never go beyond the end of the file', async () => {
    const { requests } = open();
    await requests.read(file.length - 2000, file.length - 1000);
    expect(await requests.read(file.length - 1000, file.length)).toEqual(file.slice(-1000));
  });

  it('are retried automatically after a short break', async () => {
    const server = createRangeServer(file);
    const onStall = vi.fn();
    let failures = 3;
    const shaky = {
      ...server,
      fetch: async (url: string, init: RequestInit) =>
        failures-- > 0 ? new Response(null, { status: 503 }) : server.fetch(url, init),
    };
    const requests = new RangeRequests(source, file.length, { signal, onStall }, shaky);
    expect(await requests.read(0, 100)).toEqual(file.slice(0, 100));
    expect(onStall).not.toHaveBeenCalled();
  });

  it('report that they are stuck, and continue on request', async () => {
    const { requests, server, onStall } = open();
    server.trouble = 'offline';
    const reading = requests.read(0, 100);
    await vi.waitFor(() => expect(onStall).toHaveBeenCalledWith(true));
    expect(server.asked).toHaveLength(4);
    server.trouble = null;
    requests.resume();
    expect(await reading).toEqual(file.slice(0, 100));
    expect(onStall).toHaveBeenLastCalledWith(false);
  });

  it('treat a short response as a failure', async () => {
    const onStall = vi.fn();
    const cut = createRangeServer(file.slice(0, 50));
    const short = new RangeRequests(source, file.length, { signal, onStall }, cut);
    void short.read(0, 100);
    await vi.waitFor(() => expect(onStall).toHaveBeenCalledWith(true));
  });

  it('make no more requests after the document was closed', async () => {
    const { requests, server, abort } = open();
    abort.abort();
    void requests.read(0, 100);
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.asked).toEqual([]);
  });
});
