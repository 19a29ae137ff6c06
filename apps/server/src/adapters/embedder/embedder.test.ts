import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from './embedder.port.ts';
import { openEndpointEmbedder } from './endpoint.embedder.ts';
import { openLocalEmbedder } from './local.embedder.ts';
import { WordPieces } from './word-pieces.ts';

const likeness = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  (one ?? new Float32Array()).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

describe('word pieces', () => {
  const pieces = new WordPieces(
    new Map([
      ['合', 1],
      ['同', 2],
      ['con', 3],
      ['##tract', 4],
      ['，', 5],
    ]),
  );

  it('are single characters for Chinese and the longest known parts of other words, between two marks', () => {
    expect(pieces.encode('合同，Contract 甲', 20)).toEqual([101, 1, 2, 5, 3, 4, 100, 102]);
    expect(pieces.encode('合同合同合同', 5)).toEqual([101, 1, 2, 1, 102]);
  });
});

describe('the built-in model', () => {
  it('gives texts with the same meaning similar vectors', async () => {
    const errors: unknown[] = [];
    const embedder = await openLocalEmbedder((error) => errors.push(error));
    expect(errors).toEqual([]);
    const [one, other, far] =
      (await embedder?.embed(['拖欠工资', '没有按时发放劳动报酬', '船舶碰撞的管辖'])) ?? [];
    expect(likeness(one, one)).toBeCloseTo(1, 4);
    expect(likeness(one, other)).toBeGreaterThan(likeness(one, far));
  });
});

describe('an endpoint for embeddings', () => {
  const asked: { readonly authorization: string | undefined; readonly body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push({ authorization: request.headers.authorization, body });
      const { input } = JSON.parse(body) as { readonly input: readonly string[] };
      const data = input.map((text, index) => ({ index, embedding: [text.length, 0] })).reverse();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => server.close());

  const open = (report: (error: unknown) => void = () => undefined): Promise<Embedder | null> =>
    openEndpointEmbedder({ baseUrl, apiKey: 'key', model: 'm' }, report);

  it('is called with key and model, and returns unit vectors in the order of the texts', async () => {
    const embedder = await open();
    expect(embedder).toMatchObject({ model: 'm', dimensions: 2 });
    expect(await embedder?.embed(['一', '二二'])).toEqual([Float32Array.of(1, 0), Float32Array.of(1, 0)]);
    expect(asked.at(-1)).toMatchObject({ authorization: 'Bearer key' });
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ model: 'm', input: ['一', '二二'] });
  });

  it('returns no vectors when it fails, and the report contains neither key nor text', async () => {
    status = 500;
    const errors: unknown[] = [];
    expect(await open((error) => errors.push(error))).toBeNull();
    expect(String(errors[0])).toContain('500');
    expect(String(errors[0])).not.toMatch(/key|合同/);
    status = 200;
  });
});
