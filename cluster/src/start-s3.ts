/** The S3 server behind a proxy that can make it slow, or full. */
import { fork } from 'node:child_process';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { end } from './running-program.ts';

export interface S3Server {
  /** `BLOB_URL` through the proxy. */
  readonly blobUrl: string;
  trouble: S3Trouble;
  stop(): Promise<void>;
}

export interface S3Trouble {
  /** Before each answer. */
  readonly delayMs: number;
  /** The quota is used up: writes are refused, reads still work. */
  readonly isFull: boolean;
}

export const noTrouble: S3Trouble = { delayMs: 0, isFull: false };

const WRITING: readonly (string | undefined)[] = ['PUT', 'POST'];
const INSUFFICIENT_STORAGE = 507;

export async function startS3(): Promise<S3Server> {
  const child = fork(join(import.meta.dirname, 's3-server.process.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { blobUrl } = await new Promise<{ blobUrl: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { blobUrl: string }));
    child.once('exit', (code) => reject(new Error(`the S3 server ended with ${code}`)));
  });
  const target = new URL(blobUrl.replace(/^s3:/, 'http:'));
  const s3 = { trouble: noTrouble };
  const gate = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, Number(target.port), s3).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('the gate of S3 has no port');
  return Object.assign(s3, {
    blobUrl: blobUrl.replace(`:${target.port}/`, `:${address.port}/`),
    async stop() {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await end(child, 'SIGTERM');
    },
  });
}

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  s3: { readonly trouble: S3Trouble },
): Promise<void> {
  const { delayMs, isFull } = s3.trouble;
  if (delayMs > 0) await sleep(delayMs);
  if (isFull && WRITING.includes(incoming.method)) {
    incoming.resume();
    outgoing.writeHead(INSUFFICIENT_STORAGE, { 'content-type': 'application/xml' });
    outgoing.end('<Error><Code>QuotaExceeded</Code><Message>the bucket is full</Message></Error>');
    return;
  }
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
    answer.on('error', () => outgoing.destroy());
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
