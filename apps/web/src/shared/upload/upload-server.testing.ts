/** Test support: a server in memory that follows the upload protocol; each test may script single responses. */
import { vi } from 'vitest';
import type { FailureReason } from '../http/decide-failure.ts';
import { createRequestSlots } from './request-slots.ts';
import type { StoredFile } from './upload-state.ts';
import type { ChunkAnswer, ChunkFields, LockedFile, UploadTransport } from './upload-transport.ts';
import { Uploader, type UploaderOptions } from './uploader.ts';
import { xhrUploadTransport } from './xhr-upload-transport.ts';

type ScriptedAnswer = Pick<ChunkAnswer, 'status' | 'message'>;

export class FakeUploadServer implements UploadTransport {
  readonly chunks = new Map<string, string>();
  readonly requests: string[] = [];
  readonly cancelled: string[] = [];
  readonly noticed: FailureReason[] = [];
  answerTo: (request: 'test' | 'send', fields: ChunkFields) => ScriptedAnswer | null = () => null;
  failCompletion: Error | null = null;
  /** The files that open only with this password. */
  password: string | null = null;
  running = 0;
  maximumRunning = 0;
  latencyMs = 10;

  async testChunk(fields: ChunkFields, signal: AbortSignal): Promise<ChunkAnswer> {
    this.requests.push(`test ${fields.filename} ${fields.chunkNumber}`);
    await this.work(signal);
    const scripted = this.answerTo('test', fields);
    if (scripted) return failed(scripted);
    const stored = this.chunks.get(chunkKey(fields));
    return answered(stored !== undefined && stored === fields.chunkSha256 ? 200 : 204);
  }

  async sendChunk(fields: ChunkFields, data: Blob, onSent: (bytes: number) => void, signal: AbortSignal) {
    this.requests.push(`send ${fields.filename} ${fields.chunkNumber}`);
    await this.work(signal);
    onSent(Math.floor(data.size / 2));
    await this.work(signal);
    const scripted = this.answerTo('send', fields);
    if (scripted) return failed(scripted);
    this.chunks.set(chunkKey(fields), await hashOf(data));
    return answered(200);
  }

  noticeFailure(failure: FailureReason): void {
    this.noticed.push(failure);
  }

  async complete(fields: { identifier: string; filename: string; totalSize: number }): Promise<StoredFile> {
    this.requests.push(`complete ${fields.filename}`);
    await this.work(new AbortController().signal);
    if (this.failCompletion) throw this.failCompletion;
    return {
      fileId: `id of ${fields.identifier}`,
      name: fields.filename,
      size: fields.totalSize,
      sha256: '',
      kind: null,
      ...(this.password !== null && { isLocked: true }),
    };
  }

  async unlock({ fileId, password }: LockedFile): Promise<StoredFile> {
    if (password !== this.password) throw new Error('密码不正确，文件没有打开，请核对后重新输入');
    return { fileId: `${fileId}, opened`, name: '合同.pdf', size: 3, sha256: '', kind: 'pdf' };
  }

  async cancel({ identifier }: { identifier: string }): Promise<void> {
    this.cancelled.push(identifier);
  }

  private async work(signal: AbortSignal): Promise<void> {
    this.running += 1;
    this.maximumRunning = Math.max(this.maximumRunning, this.running);
    await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
    this.running -= 1;
    if (signal.aborted) throw new Error('aborted');
  }
}

function answered(status: number): ChunkAnswer {
  return { status, message: null, failure: null };
}

function failed({ status, message }: ScriptedAnswer): ChunkAnswer {
  const failure: FailureReason = status === 0 ? { kind: 'network' } : { kind: 'unreadable', status };
  return { status, message, failure };
}

const chunkKey = (fields: ChunkFields) => `${fields.identifier}/${fields.chunkNumber}`;
/** Any function of the content does as a hash here. */
const hashOf = async (data: Blob) => `${data.size}:${(await data.slice(0, 8).text()).slice(0, 8)}`;

export function uploaderOn(server: FakeUploadServer, options: Partial<UploaderOptions> = {}): Uploader {
  return new Uploader({
    transport: server,
    slots: createRequestSlots(3),
    digest: hashOf,
    now: () => Date.now(),
    ...options,
  });
}

export function fileOf(name: string, bytes: number, letter = 'x'): File {
  return new File([letter.repeat(bytes)], name);
}

/** Blob reading is real work outside the fake clock, so time moves in small steps. */
export async function pass(totalMs: number): Promise<void> {
  for (let elapsed = 0; elapsed < totalMs; elapsed += 10) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** What the page sends goes to this server until the spies are restored. */
export function replaceUploads(server = new FakeUploadServer()): FakeUploadServer {
  vi.spyOn(xhrUploadTransport, 'testChunk').mockImplementation((...args) => server.testChunk(...args));
  vi.spyOn(xhrUploadTransport, 'sendChunk').mockImplementation((...args) => server.sendChunk(...args));
  vi.spyOn(xhrUploadTransport, 'noticeFailure').mockImplementation((...args) =>
    server.noticeFailure(...args),
  );
  vi.spyOn(xhrUploadTransport, 'complete').mockImplementation((...args) => server.complete(...args));
  vi.spyOn(xhrUploadTransport, 'unlock').mockImplementation((...args) => server.unlock(...args));
  vi.spyOn(xhrUploadTransport, 'cancel').mockImplementation((...args) => server.cancel(...args));
  return server;
}
