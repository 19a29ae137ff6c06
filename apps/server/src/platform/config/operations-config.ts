/** The operator's settings: shared counters, the port for probes and metrics, the trace collector. */
import { z } from 'zod';

export const operationsEnvironment = {
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, '必须以 redis:// 或 rediss:// 开头')
    .optional(),
  REDIS_ANSWER_MS: z.coerce.number('必须是数字').int().min(1).default(250),
  OPERATOR_HOST: z.string().default('127.0.0.1'),
  OPERATOR_PORT: z.coerce.number('必须是数字').int().min(1).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: '必须是完整的网址，例如 http://collector.internal:4318' })
    .optional(),
};

type OperationsEnvironment = z.output<z.ZodObject<typeof operationsEnvironment>>;

export interface OperationsConfig {
  /** Null: each server counts its own requests. */
  readonly redis: { readonly url: string; readonly answerLimitMs: number } | null;
  /** Port of probes and metrics, separate from the users' port; null: none. */
  readonly operator: { readonly host: string; readonly port: number } | null;
  /** Where traces are sent, without a trailing slash; null: no traces. */
  readonly traceEndpoint: string | null;
}

export function operationsConfig(values: OperationsEnvironment): OperationsConfig {
  const { OPERATOR_HOST: host, OPERATOR_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  return {
    redis:
      values.REDIS_URL === undefined
        ? null
        : { url: values.REDIS_URL, answerLimitMs: values.REDIS_ANSWER_MS },
    operator: port === undefined ? null : { host, port },
    traceEndpoint: endpoint?.replace(/\/+$/, '') ?? null,
  };
}
