/** A server of one document for component tests: gives the responses set by the test and records the requests. */
import { vi } from 'vitest';
import type { Collaboration } from '../view-model/shapes.ts';

export const PRODUCT_ID = '00000000-0000-4000-8000-000000000001';

export interface CollaborationServer {
  /** The next response of every call. */
  answer: Collaboration;
  /** Refusals, by `METHOD path-end`. */
  readonly refusals: Map<string, { status: number; message: string; name: string }>;
  readonly asked: { readonly request: string; readonly body: unknown }[];
}

export function startCollaborationServer(answer: Collaboration): CollaborationServer {
  const server: CollaborationServer = { answer, refusals: new Map(), asked: [] };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname;
    const request = `${init.method ?? 'GET'} ${path.replace(/^.*000000000001/, '')}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    server.asked.push({ request, body });
    const refusal = server.refusals.get(request);
    if (refusal) return reply(refusal.status, refusal.message, { name: refusal.name });
    if (path.endsWith('history-members'))
      return reply(200, '', { items: [{ phone: '13700000000', name: '老客户' }] });
    return reply(200, '', server.answer);
  });
  return server;
}

function reply(status: number, message: string, data: unknown): Response {
  return new Response(JSON.stringify({ code: status, message, data }), { status });
}
