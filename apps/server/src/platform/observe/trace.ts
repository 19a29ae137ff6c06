/**
 * Links work to its request, from the browser to the worker's log: the request's id, and an OpenTelemetry
 * span if traces are collected. Without a collector a span costs almost nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** The origin of a job: its request. */
export interface Origin {
  readonly requestId: string;
  /** W3C trace context; absent without tracing. */
  readonly traceparent?: string;
}

export interface Work {
  readonly name: string;
  readonly kind: 'request' | 'job';
  readonly origin: Origin;
  readonly attributes: Readonly<Record<string, string | number>>;
}

const current = new AsyncLocalStorage<string>();
const REQUEST_ID = /^[\w-]{8,64}$/;
const TRACE_PARENT = 'traceparent';

/** The request id from a client or proxy, if valid; it is written to logs, so nothing else is accepted. */
export function requestIdOf(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Of the current request or job. */
export function currentOrigin(): Origin | null {
  const requestId = current.getStore();
  if (requestId === undefined) return null;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const traceparent = carrier[TRACE_PARENT];
  return traceparent === undefined ? { requestId } : { requestId, traceparent };
}

/** Work inside the callback belongs to the origin. */
export function inTrace<T>({ name, kind, origin, attributes }: Work, run: () => Promise<T>): Promise<T> {
  const parent = origin.traceparent
    ? propagation.extract(context.active(), { [TRACE_PARENT]: origin.traceparent })
    : context.active();
  const options = {
    kind: kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER,
    attributes: { ...attributes, 'wenjian.request_id': origin.requestId },
  };
  return current.run(origin.requestId, () =>
    trace.getTracer('wenjian').startActiveSpan(name, options, parent, async (span) => {
      try {
        return await run();
      } catch (error) {
        // Only its name: messages may contain user text.
        span.setStatus({
          code: SpanStatusCode.ERROR,
          message: error instanceof Error ? error.name : 'error',
        });
        throw error;
      } finally {
        span.end();
      }
    }),
  );
}

/** A step of the current work. */
export async function inSpan<T>(name: string, run: () => Promise<T>): Promise<T> {
  return trace.getTracer('wenjian').startActiveSpan(name, async (span) => {
    try {
      return await run();
    } finally {
      span.end();
    }
  });
}
