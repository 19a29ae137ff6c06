/**
 * The browser's upload transport. Chunks use XMLHttpRequest, because `fetch` does not report how much of a
 * body has been sent; their failures pass the same interceptor. The two calls without a large body use the
 * product's client.
 */
import { cancelUpload, completeUpload, routeUrl, sendChunk, testChunk, unlockFile } from '@wenjian/api';
import { NO_ANSWER } from '../http/api-error.ts';
import { call, intercept } from '../http/client.ts';
import { REQUEST_TIMEOUT_MS } from '../http/create-transport.ts';
import { decideFailure, type FailureReason } from '../http/decide-failure.ts';
import { operationOf } from '../http/failure-operation.ts';
import { readFailure } from '../http/read-answer.ts';
import { requestHeaders } from '../http/request-headers.ts';
import { readTokens } from '../session/token-store.ts';
import { judgeStatus } from './chunk-plan.ts';
import type { ChunkAnswer, ChunkFields, UploadTransport } from './upload-transport.ts';

export const xhrUploadTransport: UploadTransport = {
  testChunk: (fields, signal) =>
    request({ route: testChunk, url: routeUrl(testChunk, {}, { ...fields }), body: null, signal }),
  sendChunk: (fields, data, onSent, signal) =>
    request({ route: sendChunk, url: routeUrl(sendChunk), body: chunkForm(fields, data), onSent, signal }),
  noticeFailure: (failure) => {
    intercept(sendChunk, failure);
  },
  complete: ({ identifier, filename, totalSize, totalChunks, teamId }) =>
    call(completeUpload, { body: { identifier, filename, totalSize, totalChunks, teamId } }),
  unlock: (locked) => call(unlockFile, { body: locked }),
  cancel: async ({ identifier, teamId }) => {
    await call(cancelUpload, { query: { identifier, teamId } });
  },
};

/**
 * For a single file without a list: a broken connection is reported in the words of the product's toast, so
 * that it is shown once.
 */
export const lonelyUploadTransport: UploadTransport = {
  ...xhrUploadTransport,
  testChunk: async (...chunk) => asTold(await xhrUploadTransport.testChunk(...chunk)),
  sendChunk: async (...chunk) => asTold(await xhrUploadTransport.sendChunk(...chunk)),
};

/** The file field comes last, so that a server reading the stream knows the parameters before the bytes arrive. */
export function chunkForm(fields: ChunkFields, data: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append('file', data, fields.filename);
  return form;
}

interface ChunkRequest {
  readonly route: typeof testChunk | typeof sendChunk;
  readonly url: string;
  readonly body: FormData | null;
  readonly onSent?: (bytes: number) => void;
  readonly signal: AbortSignal;
}

function request({ route, url, body, onSent, signal }: ChunkRequest): Promise<ChunkAnswer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    let silence: FailureReason = { kind: 'network' };
    const onAbort = () => xhr.abort();
    xhr.open(route.method, url);
    xhr.timeout = REQUEST_TIMEOUT_MS;
    for (const [name, value] of Object.entries(requestHeaders(route, readTokens(), document.cookie))) {
      xhr.setRequestHeader(name, value);
    }
    // A listener on `upload` is only attached when progress is needed.
    if (onSent) xhr.upload.onprogress = (event) => onSent(event.loaded);
    xhr.ontimeout = () => {
      silence = { kind: 'timeout' };
    };
    xhr.onabort = () => {
      silence = { kind: 'aborted' };
    };
    // `loadend` follows load, error, timeout and abort; without a response the status is 0.
    xhr.onloadend = () => {
      signal.removeEventListener('abort', onAbort);
      const { status, responseText } = xhr;
      resolve(status === NO_ANSWER ? unanswered(silence) : readChunkAnswer(route, status, responseText));
    };
    if (signal.aborted) return resolve(unanswered({ kind: 'aborted' }));
    signal.addEventListener('abort', onAbort);
    xhr.send(body);
  });
}

/** Here it is more important what was kept than why the connection broke, and the uploader knows that. */
function unanswered(failure: FailureReason): ChunkAnswer {
  return { status: NO_ANSWER, message: null, failure };
}

function asTold(answer: ChunkAnswer): ChunkAnswer {
  const { status, failure } = answer;
  if (status !== NO_ANSWER || !failure) return answer;
  return {
    ...answer,
    message: decideFailure({ operation: operationOf(sendChunk), reason: failure }).message,
  };
}

/** Success depends on the status alone (docs/spec.md#chunked-upload); a failure is read like that of any call. */
function readChunkAnswer(route: ChunkRequest['route'], status: number, body: string): ChunkAnswer {
  if (judgeStatus(status) === 'success' || status === route.emptyStatus) {
    return { status, message: null, failure: null };
  }
  const failure = readFailure(status, body);
  const { effects, message } = decideFailure({ operation: operationOf(route), reason: failure });
  const isTelling = effects.length > 0 || (failure.kind === 'answer' && failure.message !== '');
  return { status, message: isTelling ? message : null, failure };
}
