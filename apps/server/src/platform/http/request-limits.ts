/**
 * Limits for the arrival time and the header size of requests, and the answer to input that is not HTTP. Such
 * a request never reaches a route: it is answered on the raw connection, which is then closed.
 */
import type { Socket } from 'node:net';
import { type ErrorName, errorCatalogue } from '@wenjian/api';

export interface RequestLimits {
  readonly headersMs: number;
  /** Headers and body together. */
  readonly requestMs: number;
  /** The interval of the connection checks. */
  readonly checkMs: number;
  readonly headerBytes: number;
}

export const requestLimits: RequestLimits = {
  // Headers are a few kilobytes: a client that needs longer only wants to occupy the connection.
  headersMs: 20_000,
  // As long as the browser waits for an answer (docs/spec.md#constants); a body that takes longer to arrive is given up.
  requestMs: 360_000,
  checkMs: 5_000,
  // Enough for tokens with many claims; the default of Node.js, repeated here because tests rely on it.
  headerBytes: 16_384,
};

interface ClientError extends Error {
  readonly code?: string;
}

export function limitedServer({ headersMs, requestMs, checkMs, headerBytes }: RequestLimits = requestLimits) {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, maxHeaderSize: headerBytes },
    clientErrorHandler: answerClientError,
  };
}

const namesOfCodes: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

function answerClientError({ code = '' }: ClientError, socket: Socket): void {
  // Reset or half closed by the other side: nobody reads the answer.
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const name = namesOfCodes[code] ?? 'INVALID_REQUEST';
  const { status, code: number, message } = errorCatalogue[name];
  const body = JSON.stringify({ code: number, message, data: { name } });
  const head = [
    `HTTP/1.1 ${status} ${phrases[status] ?? 'Error'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
