/**
 * A deployment as operators run it: PostgreSQL, Redis, an S3 server, servers behind a proxy and workers, each
 * a process of its own with a folder of its own. They share only what a real deployment shares.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import {
  type ChatModelStandIn,
  type ChatScript,
  startChatModelStandIn,
} from '../../apps/server/src/testing/chat-model-stand-in.ts';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';
import { createProductProcess, type ProductProcess } from './product-process.ts';
import type { Programs } from './programs.ts';
import { type PostgresServer, startPostgres } from './start-postgres.ts';
import { type RedisServer, startRedis } from './start-redis.ts';
import { type S3Server, startS3 } from './start-s3.ts';
import { startTraceCollector, type TraceCollector } from './trace-collector.ts';

const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compile');

export interface Cluster {
  /** The address for users. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly folder: string;
  readonly servers: readonly ProductProcess[];
  readonly workers: readonly ProductProcess[];
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly s3: S3Server;
  readonly traces: TraceCollector;
  stop(): Promise<void>;
}

export interface ClusterSize {
  readonly servers: number;
  readonly workers: number;
  /** The model's answer to every question; without it there is no model. */
  readonly model?: ChatScript;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startCluster(programs: Programs, size: ClusterSize): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-cluster-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    // The product first: it would report errors about missing services.
    for (const each of stops.splice(0).reverse()) await each();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(programs, size, folder, stops)), folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds to `stops` how to stop what has started, also when the rest fails. */
async function startParts(
  programs: Programs,
  size: ClusterSize,
  folder: string,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<Cluster, 'folder' | 'stop'>> {
  const kept = async <T extends { stop(): Promise<unknown> } | null>(starting: Promise<T> | null) => {
    const one = await starting;
    if (one) stops.push(() => one.stop());
    return one as T;
  };
  const { model: script } = size;
  const [postgres, redis, s3, traces, model] = await allOf([
    kept(startPostgres(programs.postgresFolder, folder)),
    kept(startRedis(programs.redisServer, folder)),
    kept(startS3()),
    kept(startTraceCollector()),
    kept<ChatModelStandIn | null>(script ? startChatModelStandIn(() => script) : null),
  ]);
  const databaseUrl = await postgres.createDatabase('wenjian');
  const servers: ProductProcess[] = [];
  const balancer = await kept(
    startLoadBalancer(() => servers.filter((one) => one.isUp()).map(({ port }) => port)),
  );
  const env = environment({ balancer, databaseUrl, redis, s3, traces, model }, size.env);
  const make = (kind: ProductProcess['kind'], number: number) =>
    makeProcess(kind, join(folder, `${kind}-${number}`), env);
  for (let number = 1; number <= size.servers; number++) servers.push(await make('server', number));
  const workers: ProductProcess[] = [];
  for (let number = 1; number <= size.workers; number++) workers.push(await make('worker', number));
  const processes = [...servers, ...workers];
  stops.push(() => Promise.all(processes.map((one) => one.stop('SIGKILL'))));
  await allOf(processes.map((one) => one.start()));
  return { url: balancer.url, databaseUrl, servers, workers, postgres, redis, s3, traces };
}

/**
 * Like `Promise.all`, but after a failure it waits for the other starts, because only then can they be
 * stopped.
 */
async function allOf<const T extends readonly Promise<unknown>[]>(
  all: T,
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(all);
  return Promise.all(all) as Promise<{ [K in keyof T]: Awaited<T[K]> }>;
}

interface Shared {
  readonly balancer: LoadBalancer;
  readonly databaseUrl: string;
  readonly redis: RedisServer;
  readonly s3: S3Server;
  readonly traces: TraceCollector;
  readonly model: ChatModelStandIn | null;
}

function environment(shared: Shared, further: ClusterSize['env']): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    // Behind a proxy the outbox has no page: codes are only in the servers' logs.
    TRUST_PROXY: '1',
    PUBLIC_URL: shared.balancer.url,
    DATABASE_URL: shared.databaseUrl,
    REDIS_URL: shared.redis.url,
    // Everything shares one small machine: Redis may be slow without being down.
    REDIS_ANSWER_MS: '5000',
    BLOB_URL: shared.s3.blobUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: shared.traces.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '500',
    ...(shared.model ? { LLM_BASE_URL: shared.model.baseUrl, LLM_MODEL_GENERAL: 'stand-in' } : {}),
    LOG_LEVEL: 'info',
    SHIPPED_LAWS: 'no',
    // Compiled code of the last start: six processes start at once.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILE_CACHE,
    ...further,
  };
}

async function makeProcess(
  kind: ProductProcess['kind'],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<ProductProcess> {
  mkdirSync(folder);
  const ports = { port: await freePort(), operatorPort: await freePort() };
  return createProductProcess(kind, ports, { ...env, DATA_DIR: folder });
}
