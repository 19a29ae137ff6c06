/** Routes for operators and tools rather than users: health, readiness, the API's description. */
import { buildOpenApi, routeTable } from '@wenjian/api';
import type { FastifyInstance } from 'fastify';
import { renderApiExamples } from './api-examples/render-examples.ts';
import { renderApiReference } from './api-reference.ts';

export interface ReadinessChecks {
  readonly [part: string]: () => Promise<unknown>;
}

export function installOperatorRoutes(
  app: FastifyInstance,
  publicUrl: string,
  checks: ReadinessChecks,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const { isReady, ...body } = await judgeReadiness(checks);
    return reply.code(isReady ? 200 : 503).send(body);
  });
  // Made when first asked for: a tenth of a second that most servers never need.
  let openApi: ReturnType<typeof buildOpenApi> | undefined;
  app.get('/api/openapi.json', async () => {
    openApi ??= buildOpenApi(routeTable, publicUrl);
    return openApi;
  });
  app.get('/api/docs/examples', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(renderApiExamples(publicUrl)),
  );
  let reference: Promise<string> | undefined;
  app.get('/api/docs', async (_, reply) => {
    reference ??= renderApiReference(routeTable);
    return reply.type('text/html; charset=utf-8').send(await reference);
  });
}

interface Readiness {
  readonly isReady: boolean;
  readonly status: string;
  readonly parts: Readonly<Record<string, boolean>>;
}

export async function judgeReadiness(checks: ReadinessChecks): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => [part, await succeeds(check)] as const),
  );
  const isReady = results.every(([, isUsable]) => isUsable);
  return { isReady, status: isReady ? 'ok' : 'unavailable', parts: Object.fromEntries(results) };
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
