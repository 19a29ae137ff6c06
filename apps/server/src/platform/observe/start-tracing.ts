/**
 * Sends traces to an OpenTelemetry collector. Loaded only if one is configured, because the SDK slows down
 * the start.
 */
import { hostname } from 'node:os';
import { context, propagation, trace } from '@opentelemetry/api';
import { productVersion } from './product-version.ts';

export interface Tracing {
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

const TRACES_PATH = '/v1/traces';

export async function startTracing(processName: string, endpoint: string | null): Promise<Tracing> {
  if (endpoint === null) return { stop: async () => undefined };
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, hooks, core] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}${TRACES_PATH}` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `wenjian-${processName}`,
      'service.version': productVersion,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}
