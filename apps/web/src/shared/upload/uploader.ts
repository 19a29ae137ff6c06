/**
 * Drives uploads: reads from the state machine what to send next, sends it through the transport, and reports
 * the outcome back. Independent of React and HTTP.
 */
import { type ErrorName, MAX_FILE_BYTES } from '@wenjian/api';
import { ApiError } from '../http/api-error.ts';
import { chunkRange, judgeStatus } from './chunk-plan.ts';
import { fileIdentifier } from './file-identity.ts';
import { isForeignFile } from './foreign-file.ts';
import type { RequestSlots } from './request-slots.ts';
import { uploadText } from './upload.text.ts';
import {
  chunkFieldsOf,
  createEntry,
  createStoredEntry,
  type Entry,
  measureSpeed,
  snapshot,
  type UploadItem,
  uploadFields,
} from './upload-entry.ts';
import { advance, nextWork, type StoredFile, type UploadEvent } from './upload-state.ts';
import type { ChunkAnswer, ChunkFields, UploadTransport } from './upload-transport.ts';

const PROGRESS_INTERVAL_MS = 500;
const CHUNK_RETRIES = 0;
const MAX_NAME_CHARACTERS = 255;

export type AddOutcome =
  | { readonly kind: 'added'; readonly id: string }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'nameTooLong' };

export interface UploaderOptions {
  readonly transport: UploadTransport;
  readonly slots: RequestSlots;
  /** SHA-256 of a chunk in hex. Null where the browser has no `crypto.subtle` (plain http). */
  readonly digest: ((data: Blob) => Promise<string>) | null;
  readonly now: () => number;
  readonly allowsDuplicates?: boolean;
  readonly retryLimit?: number;
}

export class Uploader {
  readonly #options: UploaderOptions;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[] = [];
  #items: readonly UploadItem[] = [];
  #added = 0;
  #publishedAtMs = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isWaitingForSlot = false;

  constructor(options: UploaderOptions) {
    this.#options = options;
  }

  /** The same array until something changed. */
  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(file: File, teamId?: string): AddOutcome {
    if (file.size === 0) return { kind: 'empty' };
    if (file.size > MAX_FILE_BYTES) return { kind: 'tooLarge' };
    if (file.name.length > MAX_NAME_CHARACTERS) return { kind: 'nameTooLong' };
    const identifier = this.#identify(file);
    if (identifier === null) return { kind: 'duplicate' };
    const entry = createEntry(`upload-${++this.#added}`, identifier, file, teamId, this.#options.now());
    this.#entries.push(entry);
    this.#publish();
    this.#pump();
    return { kind: 'added', id: entry.id };
  }

  /** Adds a file that is already stored to the list, like a finished upload. */
  adopt(stored: StoredFile, teamId: string): string {
    const entry = createStoredEntry(`upload-${++this.#added}`, stored, teamId, this.#options.now());
    this.#entries.push(entry);
    this.#publish();
    return entry.id;
  }

  pause(id: string): void {
    this.#command(id, { kind: 'pause' });
  }

  resume(id: string): void {
    this.#command(id, { kind: 'resume' });
  }

  retry(id: string): void {
    this.#command(id, { kind: 'retry' });
  }

  /** Null when the file opened, or else why it did not. The password is used once and kept nowhere. */
  async unlock(id: string, password: string): Promise<string | null> {
    const entry = this.#entries.find((one) => one.id === id);
    if (entry?.state.kind !== 'locked') return null;
    const { fileId } = entry.state.file;
    try {
      const file = await this.#options.transport.unlock({ fileId, password, teamId: entry.teamId });
      this.#apply(entry, { kind: 'unlocked', file });
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  }

  pauseAll(): void {
    for (const entry of this.#entries) this.#command(entry.id, { kind: 'pause' });
  }

  /** Removes the file from the list and, unless it is finished, deletes its chunks on the server. */
  cancel(id: string): void {
    const entry = this.#entries.find((one) => one.id === id);
    if (!entry) return;
    entry.abort.abort();
    this.#entries = this.#entries.filter((one) => one !== entry);
    this.#publish();
    if (entry.state.kind === 'success' || entry.state.kind === 'locked') return;
    // Best effort: the server deletes leftover chunks later, so the user is not told.
    this.#options.transport.cancel(uploadFields(entry)).catch(() => undefined);
  }

  /**
   * Two different files of one identifier must not share chunks at the server, so where duplicates are
   * allowed the second gets a number of its own.
   */
  #identify(file: File): string | null {
    const plain = fileIdentifier(file);
    const isTaken = (identifier: string) => this.#entries.some((entry) => entry.identifier === identifier);
    if (!isTaken(plain)) return plain;
    if (!this.#options.allowsDuplicates) return null;
    let copy = 2;
    while (isTaken(`${plain}~${copy}`)) copy += 1;
    return `${plain}~${copy}`;
  }

  #command(id: string, event: UploadEvent): void {
    const entry = this.#entries.find((one) => one.id === id);
    if (!entry) return;
    this.#apply(entry, event);
    this.#pump();
  }

  #apply(entry: Entry, event: UploadEvent): void {
    const before = entry.state;
    entry.state = advance(before, event);
    if (entry.state === before) return;
    const hasStopped = entry.state.kind === 'paused' || entry.state.kind === 'error';
    if (hasStopped) {
      entry.abort.abort();
      entry.abort = new AbortController();
    }
    if (entry.state.kind === before.kind) this.#publishSoon();
    else this.#publish();
  }

  /** Starts requests until the pool is full or nothing is left to send. */
  #pump(): void {
    for (const entry of this.#entries) {
      for (let work = nextWork(entry.state); work !== null; work = nextWork(entry.state)) {
        if (!this.#options.slots.tryTake()) {
          this.#waitForSlot();
          return;
        }
        const signal = entry.abort.signal;
        const run =
          work.kind === 'chunk' ? this.#runChunk(entry, work.index, signal) : this.#finish(entry, signal);
        void run.finally(() => {
          this.#options.slots.release();
          this.#pump();
        });
      }
    }
  }

  #waitForSlot(): void {
    if (this.#isWaitingForSlot) return;
    this.#isWaitingForSlot = true;
    this.#options.slots.whenFree(() => {
      this.#isWaitingForSlot = false;
      this.#pump();
    });
  }

  /** After every wait the signal is checked first: an aborted request must not change anything. */
  async #runChunk(entry: Entry, index: number, signal: AbortSignal): Promise<void> {
    this.#apply(entry, { kind: 'chunkRead', index });
    const { start, end } = chunkRange(entry.file.size, index);
    const data = entry.file.slice(start, end);
    const fields = await this.#describeChunk(entry, index, data);
    if (signal.aborted) return;
    if (typeof fields === 'string') return this.#fail(entry, index, false, fields);
    // Without a hash a stored chunk cannot be told from that of an older version of the file:
    // then chunk testing is off and everything is sent.
    if (fields.chunkSha256 !== undefined) {
      const found = await answered(this.#options.transport.testChunk(fields, signal));
      if (signal.aborted) return;
      if (judgeStatus(found.status) === 'success') return this.#apply(entry, { kind: 'chunkFound', index });
      if (found.status !== NOT_THERE) return this.#failByAnswer(entry, index, found);
    }
    this.#apply(entry, { kind: 'chunkSent', index });
    const onSent = (bytes: number) => {
      if (!signal.aborted) this.#apply(entry, { kind: 'chunkProgressed', index, sentBytes: bytes });
    };
    const answer = await answered(this.#options.transport.sendChunk(fields, data, onSent, signal));
    if (signal.aborted) return;
    if (judgeStatus(answer.status) === 'success') this.#apply(entry, { kind: 'chunkStored', index });
    else this.#failByAnswer(entry, index, answer);
  }

  /** A sentence when the file can no longer be read, or is none that any tool reads. */
  async #describeChunk(entry: Entry, index: number, data: Blob): Promise<ChunkFields | string> {
    const fields = chunkFieldsOf(entry, index);
    const { digest } = this.#options;
    try {
      const [isForeign, sha256] = await Promise.all([index === 0 && isForeignFile(data), digest?.(data)]);
      if (isForeign) return uploadText.foreign;
      return sha256 === undefined ? fields : { ...fields, chunkSha256: sha256 };
    } catch {
      return uploadText.unreadable;
    }
  }

  #failByAnswer(entry: Entry, index: number, answer: ChunkAnswer): void {
    const fallback = answer.status === 0 ? uploadText.noAnswer : uploadText.failed(answer.status);
    this.#fail(entry, index, judgeStatus(answer.status) === 'retryable', answer.message ?? fallback);
    // A chunk that will be retried has not failed yet, and the first failure aborts the other requests: so it
    // is reported once.
    if (entry.state.kind === 'error' && answer.failure) {
      this.#options.transport.noticeFailure(answer.failure);
    }
  }

  #fail(entry: Entry, index: number, canRetry: boolean, message: string): void {
    const retryLimit = this.#options.retryLimit ?? CHUNK_RETRIES;
    this.#apply(entry, { kind: 'chunkFailed', index, canRetry, retryLimit, message });
  }

  async #finish(entry: Entry, signal: AbortSignal): Promise<void> {
    this.#apply(entry, { kind: 'finishStarted' });
    try {
      const file = await this.#options.transport.complete(uploadFields(entry));
      if (!signal.aborted) this.#apply(entry, { kind: 'finished', file });
    } catch (error) {
      if (signal.aborted) return;
      const areChunksMissing = error instanceof ApiError && nothingKept.has(error.errorName);
      this.#apply(entry, { kind: 'finishFailed', areChunksMissing, message: sentenceOf(error) });
    }
  }

  /** Progress is reported at most every 500 ms; the last value is always reported. */
  #publishSoon(): void {
    if (this.#timer !== null) return;
    const waitMs = this.#publishedAtMs + PROGRESS_INTERVAL_MS - this.#options.now();
    if (waitMs <= 0) this.#publish();
    else this.#timer = setTimeout(() => this.#publish(), waitMs);
  }

  #publish(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#publishedAtMs = this.#options.now();
    this.#items = this.#entries.map((entry) => {
      measureSpeed(entry, this.#publishedAtMs, PROGRESS_INTERVAL_MS);
      return snapshot(entry);
    });
    for (const listener of this.#listeners) listener();
  }
}

const NOT_THERE = 204;

/** Some chunks are missing, or the file was looked at and refused: it is sent anew when it is tried again. */
const nothingKept: ReadonlySet<ErrorName | null> = new Set<ErrorName | null>([
  'UPLOAD_INCOMPLETE',
  'DOCUMENT_EMPTY',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_UNSUPPORTED',
]);

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : uploadText.noAnswer;
}

/** A transport that rejects got no response. */
function answered(request: Promise<ChunkAnswer>): Promise<ChunkAnswer> {
  return request.catch(() => ({ status: 0, message: null, failure: { kind: 'network' } }));
}
