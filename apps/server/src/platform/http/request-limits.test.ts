import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { limitedServer, requestLimits } from './request-limits.ts';

countTried('headers over 16 KB', { byTests: /is ended with 431/ });
countTried('requests that are no HTTP or contradict themselves', { byTests: /is ended with 400/ });
const triedSlowly = countTried('requests that drip in', { byTests: /is ended with 408|is ended$/ });

const short = { headersMs: 300, requestMs: 600, checkMs: 50, headerBytes: requestLimits.headerBytes };
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify(limitedServer(short));
  app.get('/', async () => 'ok');
  app.post('/', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/**
 * Sends the given text and then, with a drip, a little more again and again; reads until the server closes
 * the connection.
 */
function speak(opening: string, drip?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let dripping: NodeJS.Timeout | undefined;
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(opening);
      if (drip) dripping = setInterval(() => socket.writable && socket.write(drip), 20);
    });
    socket.on('data', (data) => {
      heard += data;
    });
    // The response received so far counts, also if the connection is reset while sending.
    socket.on('error', (error) => (heard === '' ? reject(error) : undefined));
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard);
    });
  });
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe('a request', () => {
  it('whose headers arrive too slowly is ended with 408', async () => {
    const heard = await speak('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('"请求发送太慢，请检查网络后重试"');
  });

  it('that sends nothing after connecting is ended', async () => {
    expect(await speak('G')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose body arrives too slowly is ended with 408', async () => {
    expect(await speak(`${head}Content-Length: 100000\r\n\r\n{`, ' ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('whose chunked body never ends is ended with 408', async () => {
    const heard = await speak(`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['one header of 20 KB', `X-A: ${'a'.repeat(20_000)}\r\n`],
    ['a thousand headers', Array.from({ length: 1000 }, (_, n) => `X-${n}: ${'a'.repeat(20)}\r\n`).join('')],
    ['a path of 20 KB', ''],
  ])('with %s is ended with 431', async (what, headers) => {
    const path = what.startsWith('a path') ? `/${'a'.repeat(20_000)}` : '/';
    const heard = await speak(`GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`);
    expect(heard).toMatch(/^HTTP\/1\.1 431 /);
    expect(heard).toContain('"请求的头部过大，无法处理"');
  });

  it.each([
    ['words that are no HTTP', 'hello\r\n\r\n'],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`],
    [
      'a length and chunks, as for a proxy that reads the other one',
      `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    ['a header with a space in its name', `GET / HTTP/1.1\r\nHost: a\r\nX A: b\r\n\r\n`],
  ])('of %s is ended with 400', async (_, words) => {
    const heard = await speak(words);
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('that arrives in time is answered, also while others are slow', async () => {
    const slow = Array.from({ length: 50 }, () => speak('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n'));
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toBe('ok');
    for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    triedSlowly(slow.length);
  });
});
