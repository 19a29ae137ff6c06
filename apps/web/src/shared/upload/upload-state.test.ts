import { describe, expect, it } from 'vitest';
import {
  advance,
  initialUpload,
  nextWork,
  sentBytes,
  transferredBytes,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

const FILE = { fileId: 'f', name: '合同.txt', size: 25, sha256: 'x', kind: 'txt' } as const;

function play(state: UploadState, ...events: readonly UploadEvent[]): UploadState {
  return events.reduce(advance, state);
}

const read = (index: number): UploadEvent => ({ kind: 'chunkRead', index });
const send = (index: number): UploadEvent => ({ kind: 'chunkSent', index });
const store = (index: number): UploadEvent => ({ kind: 'chunkStored', index });
const fail = (index: number, canRetry: boolean, retryLimit = 0): UploadEvent => ({
  kind: 'chunkFailed',
  index,
  canRetry,
  retryLimit,
  message: '网络中断',
});
const kinds = (state: UploadState) => state.chunks.map((chunk) => chunk.kind);

describe('a successful upload', () => {
  it('goes from waiting through every chunk to success', () => {
    let state = initialUpload([10, 15]);
    expect(state.kind).toBe('waiting');
    expect(nextWork(state)).toEqual({ kind: 'chunk', index: 0 });

    state = play(state, read(0));
    expect(state.kind).toBe('uploading');
    expect(kinds(state)).toEqual(['reading', 'pending']);
    expect(nextWork(state)).toEqual({ kind: 'chunk', index: 1 });

    state = play(state, send(0));
    expect(kinds(state)).toEqual(['uploading', 'pending']);
    state = play(state, { kind: 'chunkProgressed', index: 0, sentBytes: 4 });
    expect(kinds(state)).toEqual(['progress', 'pending']);
    expect(sentBytes(state)).toBe(4);

    state = play(state, store(0), read(1), { kind: 'chunkFound', index: 1 });
    expect(kinds(state)).toEqual(['success', 'complete']);
    expect(sentBytes(state)).toBe(25);
    expect(transferredBytes(state)).toBe(10);
    expect(nextWork(state)).toEqual({ kind: 'finish' });

    state = play(state, { kind: 'finishStarted' });
    expect(nextWork(state)).toBeNull();
    state = play(state, { kind: 'finished', file: FILE });
    expect(state).toMatchObject({ kind: 'success', file: FILE });
  });

  it('never counts more bytes than a chunk has (form overhead is reported too)', () => {
    const state = play(initialUpload([10]), read(0), send(0), {
      kind: 'chunkProgressed',
      index: 0,
      sentBytes: 99,
    });
    expect(sentBytes(state)).toBe(10);
  });

  it('does not finish before every chunk is stored', () => {
    const state = play(initialUpload([10, 10]), read(0), send(0), store(0), { kind: 'finishStarted' });
    expect(state).toMatchObject({ kind: 'uploading', isFinishing: false });
  });
});

describe('pause and resume', () => {
  const paused = play(initialUpload([10, 10, 10]), read(0), send(0), store(0), read(1), send(1), {
    kind: 'pause',
  });

  it('keeps stored chunks and resets running ones', () => {
    expect(paused.kind).toBe('paused');
    expect(kinds(paused)).toEqual(['success', 'pending', 'pending']);
    expect(nextWork(paused)).toBeNull();
  });

  it('ignores late responses', () => {
    expect(play(paused, store(1))).toBe(paused);
    expect(play(paused, fail(1, false))).toBe(paused);
  });

  it('continues where it stopped', () => {
    const resumed = play(paused, { kind: 'resume' });
    expect(resumed.kind).toBe('waiting');
    expect(nextWork(resumed)).toEqual({ kind: 'chunk', index: 1 });
  });

  it('can pause a file that has not started', () => {
    expect(play(initialUpload([10]), { kind: 'pause' }).kind).toBe('paused');
  });
});

describe('a chunk that fails', () => {
  it('ends the file at once when the failure is permanent, whatever the retry limit', () => {
    const state = play(initialUpload([10]), read(0), send(0), fail(0, false, 3));
    expect(state).toMatchObject({ kind: 'error', message: '网络中断' });
    expect(kinds(state)).toEqual(['error']);
  });

  it('ends the file when the limit is 0, the default', () => {
    expect(play(initialUpload([10]), read(0), send(0), fail(0, true, 0)).kind).toBe('error');
  });

  it('is retried up to the limit', () => {
    let state = play(initialUpload([10]), read(0), send(0), fail(0, true, 2));
    expect(kinds(state)).toEqual(['retry']);
    expect(nextWork(state)).toEqual({ kind: 'chunk', index: 0 });
    state = play(state, read(0), send(0), fail(0, true, 2));
    expect(kinds(state)).toEqual(['retry']);
    state = play(state, read(0), send(0), fail(0, true, 2));
    expect(state.kind).toBe('error');
  });

  it('keeps the other stored chunks, so that a retry by the user sends only the rest', () => {
    const failed = play(initialUpload([10, 10]), read(0), send(0), store(0), read(1), fail(1, true));
    const again = play(failed, { kind: 'retry' });
    expect(again.kind).toBe('waiting');
    expect(kinds(again)).toEqual(['success', 'pending']);
    expect(again.chunks[1]?.retries).toBe(0);
  });
});

describe('joining the chunks', () => {
  const finishing = play(initialUpload([10]), read(0), send(0), store(0), { kind: 'finishStarted' });

  it('can be retried without sending anything after a server error', () => {
    const failed = play(finishing, { kind: 'finishFailed', areChunksMissing: false, message: '请稍后重试' });
    expect(failed.kind).toBe('error');
    expect(nextWork(play(failed, { kind: 'retry' }))).toEqual({ kind: 'finish' });
  });

  it('tests every chunk again when the server misses some', () => {
    const failed = play(finishing, { kind: 'finishFailed', areChunksMissing: true, message: '还没有传完' });
    expect(nextWork(play(failed, { kind: 'retry' }))).toEqual({ kind: 'chunk', index: 0 });
  });

  it('cannot be paused: nothing is left to send', () => {
    expect(play(finishing, { kind: 'pause' })).toBe(finishing);
  });
});

describe('events that do not fit', () => {
  it('change nothing', () => {
    const fresh = initialUpload([10]);
    const done = play(
      fresh,
      read(0),
      send(0),
      store(0),
      { kind: 'finishStarted' },
      { kind: 'finished', file: FILE },
    );
    expect(play(fresh, store(0))).toBe(fresh);
    expect(play(fresh, { kind: 'resume' })).toBe(fresh);
    expect(play(fresh, { kind: 'retry' })).toBe(fresh);
    expect(play(fresh, read(7))).toBe(fresh);
    expect(play(done, { kind: 'pause' })).toBe(done);
    expect(play(done, { kind: 'retry' })).toBe(done);
  });
});
