/** Observes every request: its id in the response, a log line, a measurement. */
import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics.ts';

const MS_PER_SECOND = 1_000;

export function observeRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the URL, because ids and queries may be personal.
    const { method } = request;
    const route = request.routeOptions.url;
    const status = reply.statusCode;
    request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    const labels = { method, route: route ?? 'none', status };
    requestSeconds.observe(labels, reply.elapsedTime / MS_PER_SECOND);
  });
}
