import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModelFile } from '../../platform/documents/model-files.ts';
import type { Embedder } from './embedder.port.ts';
import { openEndpointEmbedder } from './endpoint.embedder.ts';
import { createEncode, ENCODER_FILE, encoderName, VOCABULARY_FILE } from './law-encoder.ts';
import { openLocalEmbedder, proveComputation } from './local.embedder.ts';

const likeness = (one: Float32Array | undefined, other: Float32Array | undefined) =>
  (one ?? new Float32Array()).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

describe('a text in the numbers of the vocabulary', () => {
  const read = async () => createEncode((await readModelFile(VOCABULARY_FILE)).bytes);
  const [open, close, unknown] = [101, 102, 100];
  const law = 3791;

  it('is one number for a Chinese character and the longest known parts of other words, between two marks', async () => {
    const encode = await read();
    const vocabulary = JSON.parse(new TextDecoder().decode((await readModelFile(VOCABULARY_FILE)).bytes));
    const idOf = (piece: string): number => vocabulary.model.vocab[piece];
    expect(idOf('法')).toBe(law);
    expect(encode('法2004年', 'article')).toEqual([open, law, idOf('2004'), idOf('年'), close]);
    expect(encode('Contracts，☒', 'article')).toEqual([
      open,
      ...['con', '##tra', '##cts', '，'].map(idOf),
      unknown,
      close,
    ]);
    expect(encode('[SEP]', 'article').slice(1, -1)).not.toContain(close);
  });

  it('has its question before it, and is cut where the model was taught to stop', async () => {
    const encode = await read();
    const article = encode('法'.repeat(500), 'article');
    expect([article.length, article[0], article.at(-2), article.at(-1)]).toEqual([128, open, law, close]);
    const question = encode('法'.repeat(500), 'question');
    expect([question.length, question.at(-1)]).toEqual([160, close]);
    const asked = encode('法', 'question');
    expect(asked).toEqual([
      ...encode('为这个句子生成表示以用于检索相关文章：', 'article').slice(0, -1),
      law,
      close,
    ]);
  });

  it.each(['a', 'a1', '。', ' ', '\u0301', '[', '法a'])(
    'of %j without end is read in a moment',
    async (piece) => {
      const encode = await read();
      const before = process.threadCpuUsage();
      expect(encode(piece.repeat(200_000), 'question').length).toBeLessThanOrEqual(160);
      const { user, system } = process.threadCpuUsage(before);
      // Linear takes a tenth of a second; quadratic would take minutes.
      expect((user + system) / 1_000).toBeLessThan(30_000);
    },
  );
});

describe('the model that comes with the product', () => {
  it('is not used where everything is alike', async () => {
    const alike = { embed: async (texts: readonly string[]) => texts.map(() => Float32Array.of(0.8, 0.6)) };
    await expect(proveComputation(alike)).rejects.toThrow(ENCODER_FILE);
  });

  it('puts a question close to the article that answers it', async () => {
    const errors: unknown[] = [];
    const embedder = await openLocalEmbedder((error) => errors.push(error));
    expect(errors).toEqual([]);
    const [asked] = (await embedder?.embed(['老板拖欠工资怎么办'], 'question')) ?? [];
    const [right, far] =
      (await embedder?.embed(
        [
          '劳动法 第五十条 工资应当以货币形式按月支付给劳动者本人。不得克扣或者无故拖欠劳动者的工资。',
          '海商法 第一百六十五条 船舶碰撞，是指船舶在海上或者与海相通的可航水域发生接触造成损害的事故。',
        ],
        'article',
      )) ?? [];
    expect(likeness(asked, asked)).toBeCloseTo(1, 4);
    expect(likeness(asked, right)).toBeGreaterThan(likeness(asked, far) + 0.2);
  });

  it('gives a text the same vector alone and among longer ones', async () => {
    const embedder = await openLocalEmbedder(() => undefined);
    const [alone] = (await embedder?.embed(['违约金'], 'article')) ?? [];
    const [among] = (await embedder?.embed(['违约金', '租赁物'.repeat(40)], 'article')) ?? [];
    expect(likeness(alone, among)).toBeGreaterThan(0.98);
  });

  it('is named by its bytes, so that vectors of other weights are never compared with its own', async () => {
    const { sha256 } = await readModelFile(ENCODER_FILE);
    const embedder = await openLocalEmbedder(() => undefined);
    expect(embedder?.model).toBe(encoderName(sha256));
    expect(encoderName(sha256)).not.toBe(encoderName('f'.repeat(64)));
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
    expect(await embedder?.embed(['一', '二二'], 'question')).toEqual([
      Float32Array.of(1, 0),
      Float32Array.of(1, 0),
    ]);
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
