/**
 * Typed calls over the route definitions. The transport (fetch in the browser, inject in tests) is a port,
 * so this package needs neither DOM nor Node.
 */
import type { z } from 'zod';
import type { AnswerOf, AnyRoute, CallInput } from './define-route.ts';

export interface TransportRequest {
  readonly route: AnyRoute;
  readonly method: string;
  /** Path with parameters filled in and the query string appended. */
  readonly url: string;
  readonly body: unknown;
}

/** Resolves with the envelope's `data`; rejects with the transport's own error type. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

export type Call = <R extends AnyRoute>(route: R, input: CallInput<R>) => Promise<AnswerOf<R>>;

/** The error of a call whose response does not match the route's schema. */
export type Unreadable = (route: AnyRoute, problem: z.ZodError) => Error;

export function createClient(transport: Transport, unreadable: Unreadable = (_, problem) => problem): Call {
  return async (route, input) => {
    const { params, query, body } = input as { params?: Values; query?: Values; body?: unknown };
    const data = await transport({ route, method: route.method, url: routeUrl(route, params, query), body });
    const answer = route.answer.safeParse(data);
    if (!answer.success) throw unreadable(route, answer.error);
    return answer.data as AnswerOf<typeof route>;
  };
}

type Values = Readonly<Record<string, unknown>>;

export function routeUrl(route: Pick<AnyRoute, 'path'>, params: Values = {}, query: Values = {}): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
