/** What server and worker open for operators: probes and metrics on a separate port. */
import type { Config } from '../platform/config/config.ts';
import type { ReadinessChecks } from '../platform/http/operator-routes.ts';
import { measureProcess, registry } from '../platform/observe/metrics.ts';
import { openOperatorServer } from '../platform/observe/operator-server.ts';
import { measureQueue } from '../platform/observe/queue-metrics.ts';
import type { QueueState } from '../platform/queue/queue-states.ts';
import type { Running } from './run-process.ts';

export interface OperatorParts {
  readonly checks: ReadinessChecks;
  readQueue(): Promise<readonly QueueState[]>;
}

/** The process with its operator port, which stays open until the process has stopped. */
export async function withOperations<Process extends Running & { readonly operator: OperatorParts }>(
  { operations: { operator: address } }: Config,
  running: Process,
): Promise<Running> {
  if (address === null) return running;
  const { checks, readQueue } = running.operator;
  measureProcess();
  measureQueue(registry, readQueue);
  const server = await openOperatorServer({ ...address, checks, registry });
  return {
    async stop() {
      await running.stop();
      await server.close();
    },
  };
}
