/**
 * Products for the journeys: one per test worker, started for the worker's first journey, stopped after the
 * last one. Workers use HTTP, because the products must outlive each single test file.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OwnProduct, startProduct } from './product.testing.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<OwnProduct>>();
  const server = createServer(async (request, response) => {
    const worker = request.url ?? '/';
    const product = products.get(worker) ?? startProduct({ RATE_LIMIT_PER_MINUTE: '1000000' });
    products.set(worker, product);
    try {
      const { url, folder } = await product;
      response.end(JSON.stringify({ url, folder }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SHARED_PRODUCTS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    const started = await Promise.allSettled(products.values());
    await Promise.all(started.map((each) => (each.status === 'fulfilled' ? each.value.stop() : undefined)));
  };
}
