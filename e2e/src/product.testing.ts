/** The real product as `npm start` runs it, on a data folder and port of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import {
  type ChatModelStandIn,
  startChatModelStandIn,
} from '../../apps/server/src/testing/chat-model-stand-in.ts';
import { processEntry } from '../../apps/server/src/testing/process-entry.ts';

/** Where a product is; plain data, so that one process can tell another. */
export interface ProductPlace {
  readonly url: string;
  readonly folder: string;
  /** Where it looks for a language model, if it was told to. */
  readonly modelPort?: number;
}

export interface Product extends ProductPlace {
  /** The newest code sent to the phone, from the local outbox. */
  smsCode(phone: string): Promise<string>;
}

export interface OwnProduct extends Product {
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;

const LOG_NAME = 'product.log';
const SHOWN_LINES_MAX = 30;

const usedFolders = new Set<string>();

/** Warnings and errors of the products that this test worker used. */
export function lastProductLines(): readonly string[] {
  return [...usedFolders]
    .map((folder) => join(folder, LOG_NAME))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES_MAX));
}

/** The product that all journeys of this test worker share. Each journey brings its own people and teams. */
export async function sharedProduct(): Promise<Product> {
  return withOutbox(await sharedPlace(''));
}

/** The same with a language model: the stand-in plays the script until it is stopped. */
export async function sharedProductWithModel(
  script: Parameters<typeof startChatModelStandIn>[0],
): Promise<{ readonly product: Product; readonly model: ChatModelStandIn }> {
  const place = await sharedPlace('/model');
  return { product: withOutbox(place), model: await startChatModelStandIn(script, place.modelPort) };
}

async function sharedPlace(kind: '' | '/model'): Promise<ProductPlace> {
  // The address is set by shared-products.global.ts.
  const answer = await fetch(`${process.env.SHARED_PRODUCTS_URL}/${process.env.VITEST_POOL_ID}${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as ProductPlace;
}

/** A product for one journey that needs other settings than the rest. */
export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-e2e-'));
  chmodSync(folder, 0o755);
  const ownPort = port ?? (await freePort());
  const url = `http://127.0.0.1:${ownPort}`;
  const child = fork(processEntry('embedded'), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // Sixty thousand articles: tests that need laws bring a few of their own.
      SHIPPED_LAWS: 'no',
      DATA_DIR: folder,
      PORT: String(ownPort),
      LOG_LEVEL: 'warn',
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.pipe(createWriteStream(join(folder, LOG_NAME)));
  await untilHealthy(url, child);
  return {
    ...withOutbox({ url, folder }),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withOutbox({ url, folder }: ProductPlace): Product {
  usedFolders.add(folder);
  return {
    url,
    folder,
    async smsCode(phone) {
      const { messages } = (await (await fetch(`${url}/dev/outbox`)).json()) as {
        messages: { phone: string; code: string }[];
      };
      const message = messages.find((entry) => entry.phone === phone);
      if (!message) throw new Error(`no code was sent to ${phone}`);
      return message.code;
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('the product did not become healthy');
}
