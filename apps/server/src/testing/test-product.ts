/** The whole server on a database and a file folder of its own, reached without a network port. */
import { rmSync } from 'node:fs';
import {
  type AnswerOf,
  type AnyRoute,
  type CallInput,
  routeUrl,
  sendSmsCode,
  session,
  type Tools,
  verifySmsCode,
} from '@wenjian/api';
import type { Feature } from '../features/feature.ts';
import type { FeatureJobs } from '../features/feature-jobs.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { createLogger } from '../platform/observe/logging.ts';
import { composeServer, type RunningServer } from '../processes/compose-server.ts';
import { composeBackground, composeWorker } from '../processes/compose-worker.ts';
import { createLocalEngines, type ReplaceableEngines } from '../processes/engines.ts';
import { workerProduct } from '../processes/feature-jobs.ts';
import { serverProduct } from '../processes/features.ts';
import { createProductDatabase } from './test-database.ts';
import { testFolder } from './test-folder.ts';

export interface Answer {
  readonly status: number;
  readonly body: { readonly code: number; readonly message: string; readonly data: unknown };
}

export interface TestClient {
  /** The envelope's data; throws when the call fails. */
  call<R extends AnyRoute>(route: R, input: CallInput<R>): Promise<AnswerOf<R>>;
  /** Whatever the server answers. */
  request(route: AnyRoute, input?: { params?: object; query?: object; body?: unknown }): Promise<Answer>;
}

export interface TestUser extends TestClient {
  readonly phone: string;
  readonly accessToken: string;
  readonly teamId: string;
}

export interface TestProduct {
  readonly server: RunningServer;
  readonly config: Config;
  readonly databaseUrl: string;
  readonly visitor: TestClient;
  signIn(phone?: string): Promise<TestUser>;
  close(): Promise<void>;
}

export interface TestProductOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Runs jobs in this process as well. */
  readonly hasWorker?: boolean;
  /** Instead of what is installed on this machine. */
  readonly engines?: ReplaceableEngines;
  /** Besides those of the product: a tool of a test. */
  readonly added?: AddedTool;
}

export interface AddedTool {
  /** The product's, with the new one. */
  readonly tools: Tools;
  readonly feature: Feature;
  readonly jobs: FeatureJobs;
}

let lastPhone = 13_800_000_000;

export async function startTestProduct(options: TestProductOptions = {}): Promise<TestProduct> {
  const database = await createProductDatabase();
  const folder = testFolder('data-');
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    // Sixty thousand articles: tests that need laws bring a few of their own.
    SHIPPED_LAWS: 'no',
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...options.env,
  });
  const log = createLogger(config.logLevel, 'test');
  const { serverParts, workerParts } = productWith(options.added);
  const server = await composeServer(config, database.url, log, serverParts);
  const workers = options.hasWorker
    ? await Promise.all(
        [composeWorker, composeBackground].map((compose) =>
          compose(config, database.url, log, { ...sharedEngines(), ...options.engines }, workerParts),
        ),
      )
    : [];
  const visitor = createTestClient(server);
  return {
    server,
    config,
    databaseUrl: database.url,
    visitor,
    signIn: (phone) => signIn(server, phone ?? String(++lastPhone)),
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function productWith(added: AddedTool | undefined) {
  if (!added) return { serverParts: serverProduct, workerParts: workerProduct };
  const { tools, feature, jobs } = added;
  return {
    serverParts: { tools, features: [...serverProduct.features, feature] },
    workerParts: { tools, features: [...workerProduct.features, jobs] },
  };
}

let engines: ReplaceableEngines | undefined;

/** One LibreOffice and one recogniser for all files of a test worker; they end with the worker. */
function sharedEngines(): ReplaceableEngines {
  if (engines === undefined) {
    const { model, modelLimitMs, close, ...shared } = createLocalEngines(
      loadConfig({ NODE_ENV: 'test', DATA_DIR: testFolder('engines-') }),
      { warn: () => undefined },
    );
    // Their models take a second to load; their own tests and the journeys use them.
    engines = {
      ...shared,
      sentenceCorrector: { propose: async () => null },
      sentenceEncoder: { encode: async () => null },
    };
  }
  return engines;
}

export function createTestClient(
  server: RunningServer,
  headers: Readonly<Record<string, string>> = {},
): TestClient {
  const request: TestClient['request'] = async (route, input = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const hasBody = body !== undefined && body !== null;
    const answer = await server.app.inject({
      method: route.method,
      url: routeUrl(route, params, query),
      headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      ...(hasBody ? { payload: JSON.stringify(body) } : {}),
    });
    const isEnvelope = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      // Nothing, or a file.
      body: isEnvelope ? answer.json() : { code: 0, message: '', data: null },
    };
  };
  return {
    request,
    async call(route, input) {
      const { status, body } = await request(route, input as object);
      if (status >= 300) throw new Error(`${route.name} answered ${status}: ${body.message}`);
      return route.answer.parse(body.data) as AnswerOf<typeof route>;
    },
  };
}

/** Signs in on any server, also a second one on the same database. */
export async function signIn(server: RunningServer, phone: string): Promise<TestUser> {
  const visitor = createTestClient(server);
  await visitor.call(sendSmsCode, { body: { phone } });
  const outbox = await server.app.inject({
    method: 'GET',
    url: '/dev/outbox',
    headers: { accept: 'application/json' },
  });
  const messages = outbox.json<{ messages: readonly { phone: string; code: string }[] }>().messages;
  const code = messages.find((message) => message.phone === phone)?.code ?? '';
  const { accessToken, idToken } = await visitor.call(verifySmsCode, { body: { phone, code } });
  const client = createTestClient(server, { authorization: `Bearer ${accessToken}`, 'id-token': idToken });
  const { currentTeamId } = await client.call(session, {});
  return { ...client, phone, accessToken, teamId: currentTeamId };
}
