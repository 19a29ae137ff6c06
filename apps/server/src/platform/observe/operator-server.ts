/** Probes and metrics on a separate port: workers have no other, and they are not for the public. */
import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { judgeReadiness, type ReadinessChecks } from '../http/operator-routes.ts';

export interface OperatorServer {
  close(): Promise<void>;
}

export interface OperatorServerOptions {
  readonly host: string;
  readonly port: number;
  readonly checks: ReadinessChecks;
  readonly registry: Registry;
}

export async function openOperatorServer(options: OperatorServerOptions): Promise<OperatorServer> {
  const server = createServer((request, response) => {
    answer(request.url ?? '', options, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  url: string,
  { checks, registry }: OperatorServerOptions,
  response: ServerResponse,
): Promise<void> {
  switch (url.split('?')[0]) {
    case '/healthz':
      return sendJson(response, 200, { status: 'ok' });
    case '/readyz': {
      const { isReady, ...body } = await judgeReadiness(checks);
      return sendJson(response, isReady ? 200 : 503, body);
    }
    case '/metrics': {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      return;
    }
    default:
      return sendJson(response, 404, { status: 'unknown' });
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
