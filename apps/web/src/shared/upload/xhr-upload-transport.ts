/**
 * The browser's upload transport. Chunks go by XMLHttpRequest, because `fetch` does not tell how much of a body
 * has been sent; the two calls without a body to watch go through the product's client.
 */
import { cancelUpload, completeUpload, routeUrl, sendChunk, session, testChunk } from '@wenjian/api';
import { call } from '../http/client.ts';
import { REQUEST_TIMEOUT_MS } from '../http/create-transport.ts';
import { requestHeaders } from '../http/request-headers.ts';
import { readTokens } from '../session/token-store.ts';
import type { ChunkAnswer, ChunkFields, UploadTransport } from './upload-transport.ts';

export const xhrUploadTransport: UploadTransport = {
  testChunk: (fields, signal) =>
    request({ route: testChunk, url: routeUrl(testChunk, {}, { ...fields }), body: null, signal }),
  sendChunk: (fields, data, onSent, signal) =>
    request({ route: sendChunk, url: routeUrl(sendChunk), body: chunkForm(fields, data), onSent, signal }),
  complete: ({ identifier, filename, totalSize, totalChunks, teamId }) =>
    call(completeUpload, { body: { identifier, filename, totalSize, totalChunks, teamId } }),
  cancel: async ({ identifier, teamId }) => {
    await call(cancelUpload, { query: { identifier, teamId } });
  },
};

/** The file field comes last, so that a server reading the stream knows what the bytes are before they come. */
export function chunkForm(fields: ChunkFields, data: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append('file', data, fields.filename);
  return form;
}

/** The server's sentence in an answer's envelope, or null when there is none. */
export function readMessage(body: string): string | null {
  try {
    const envelope: unknown = JSON.parse(body);
    const hasMessage = typeof envelope === 'object' && envelope !== null && 'message' in envelope;
    return hasMessage && typeof envelope.message === 'string' && envelope.message !== ''
      ? envelope.message
      : null;
  } catch {
    return null;
  }
}

interface ChunkRequest {
  readonly route: typeof testChunk | typeof sendChunk;
  readonly url: string;
  readonly body: FormData | null;
  readonly onSent?: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const UNAUTHENTICATED = 401;

function request({ route, url, body, onSent, signal }: ChunkRequest): Promise<ChunkAnswer> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const onAbort = () => xhr.abort();
    xhr.open(route.method, url);
    xhr.timeout = REQUEST_TIMEOUT_MS;
    for (const [name, value] of Object.entries(requestHeaders(route, readTokens(), document.cookie))) {
      xhr.setRequestHeader(name, value);
    }
    // A listener on `upload` is only attached where somebody wants to know.
    if (onSent) xhr.upload.onprogress = (event) => onSent(event.loaded);
    // `loadend` follows load, error, timeout and abort alike; without an answer the status is 0.
    xhr.onloadend = () => {
      signal.removeEventListener('abort', onAbort);
      if (xhr.status === UNAUTHENTICATED) noticeExpiredSession();
      resolve({ status: xhr.status, message: readMessage(xhr.responseText) });
    };
    if (signal.aborted) return resolve({ status: 0, message: null });
    signal.addEventListener('abort', onAbort);
    xhr.send(body);
  });
}

/** The client's interceptor says and does what an expired session needs; asking for the session makes it notice. */
function noticeExpiredSession(): void {
  call(session, {}).catch(() => undefined);
}
