/**
 * Products for the journeys: one per test worker, started for the worker's first journey, stopped after the
 * last one; and a second one with a language model for the journeys that need that. Workers use HTTP, because the products must outlive each single test file.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { type OwnProduct, type ProductPlace, startProduct } from './product.testing.ts';

interface Shared {
  readonly product: OwnProduct;
  readonly place: ProductPlace;
}

const SETTINGS = { RATE_LIMIT_PER_MINUTE: '1000000' };

export default async function setup(): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<Shared>>();
  const server = createServer(async (request, response) => {
    const wanted = request.url ?? '/';
    const shared = products.get(wanted) ?? (wanted.endsWith('/model') ? startWithModel() : startPlain());
    products.set(wanted, shared);
    try {
      response.end(JSON.stringify((await shared).place));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SHARED_PRODUCTS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    const started = await Promise.allSettled(products.values());
    await Promise.all(
      started.map((each) => (each.status === 'fulfilled' ? each.value.product.stop() : undefined)),
    );
  };
}

async function startPlain(): Promise<Shared> {
  const product = await startProduct(SETTINGS);
  const { url, folder } = product;
  return { product, place: { url, folder } };
}

/** Nobody answers at the model's address but the stand-in of the journey that runs. */
async function startWithModel(): Promise<Shared> {
  const modelPort = await freePort();
  const product = await startProduct({
    ...SETTINGS,
    LLM_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    LLM_API_KEY: 'test',
    LLM_MODEL_REASONING: 'deep',
    LLM_MODEL_LAW: 'law',
    LLM_MODEL_GENERAL: 'general',
  });
  const { url, folder } = product;
  return { product, place: { url, folder, modelPort } };
}
