import {
  createClient,
  createComparison,
  identityConfig,
  listComparisons,
  readComparison,
  readComparisonV3,
  routeTable,
  saveCurrentTeam,
  session,
  testChunk,
} from '@wenjian/api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createInterceptor } from './create-interceptor.ts';
import { createTransport } from './create-transport.ts';
import type { Effect } from './decide-failure.ts';

const ID = '5b8c2c1e-4d0e-4f0a-9d58-0a8f4f4d8b11';
const tokens = { accessToken: 'access', idToken: 'id' };

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

function setUp(respond: () => Promise<Response>, cookies = '') {
  const sent: Sent[] = [];
  const performed: Effect[] = [];
  const transport = createTransport({
    fetch: (url, init) => {
      sent.push({ url, init });
      return respond();
    },
    readTokens: () => tokens,
    readCookies: () => cookies,
    readDeviceId: () => ID,
    intercept: createInterceptor((effects) => performed.push(...effects)),
  });
  return { call: createClient(transport), sent, performed };
}

function json(status: number, body: unknown): () => Promise<Response> {
  return async () => new Response(JSON.stringify(body), { status });
}

function headersOf(sent: readonly Sent[]): Headers {
  return new Headers(sent[0]?.init.headers);
}

const saved = json(200, { code: 200, message: '', data: { teamId: ID } });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('createTransport', () => {
  it('sends the bearer token and the body as JSON and returns the data', async () => {
    const { call, sent } = setUp(saved);
    expect(await call(saveCurrentTeam, { body: { teamId: ID } })).toEqual({ teamId: ID });
    expect(headersOf(sent).get('Authorization')).toBe('Bearer access');
    expect(headersOf(sent).get('Content-Type')).toBe('application/json');
    expect(sent[0]?.init.body).toBe(JSON.stringify({ teamId: ID }));
  });

  it('gives every call its own id, which the logs share', async () => {
    const { call, sent } = setUp(saved);
    await call(saveCurrentTeam, { body: { teamId: ID } });
    await call(saveCurrentTeam, { body: { teamId: ID } });
    const ids = sent.map(({ init }) => new Headers(init.headers).get('X-Request-Id') ?? '');
    expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('names the device at the start of a visit, and to no other call', async () => {
    const { call, sent } = setUp(json(401, { code: 401, message: '', data: null }));
    await failureOf(call(session, {}));
    expect(headersOf(sent).get('device-id')).toBe(ID);
    const other = setUp(saved);
    await other.call(saveCurrentTeam, { body: { teamId: ID } });
    expect(headersOf(other.sent).has('device-id')).toBe(false);
  });

  it('sends no bearer token where the route declares its own header', async () => {
    const data = { kind: 'embedded', issuer: 'i', audience: 'a', clientId: 'c', jwks: { keys: [] } };
    const { call, sent } = setUp(json(200, { code: 200, message: '', data }));
    await call(identityConfig, {});
    expect(headersOf(sent).has('Authorization')).toBe(false);
  });

  it('sends the extra access-token header to exactly three comparison endpoints', () => {
    const marked = routeTable.filter((route) => route.sendsAccessTokenHeader).map((route) => route.name);
    expect(marked.sort()).toEqual([createComparison.name, readComparison.name, readComparisonV3.name].sort());
  });

  it('sends the access-token header only on a marked route', async () => {
    const marked = setUp(json(404, { code: 404, message: '', data: null }));
    await failureOf(marked.call(readComparison, { params: { id: ID } }));
    expect(headersOf(marked.sent).get('access-token')).toBe('access');
    const other = setUp(json(404, { code: 404, message: '', data: null }));
    await failureOf(other.call(listComparisons, {}));
    expect(headersOf(other.sent).has('access-token')).toBe(false);
  });

  it('sends the id token with the session call only', async () => {
    const asked = setUp(json(404, { code: 404, message: '', data: null }));
    await failureOf(asked.call(session, {}));
    expect(headersOf(asked.sent).get('id-token')).toBe('id');
    const other = setUp(saved);
    await other.call(saveCurrentTeam, { body: { teamId: ID } });
    expect(headersOf(other.sent).has('id-token')).toBe(false);
  });

  it('copies the XSRF-TOKEN cookie into the X-XSRF-TOKEN header', async () => {
    const { call, sent } = setUp(saved, 'a=1; XSRF-TOKEN=tok%2Fen; b=2');
    await call(saveCurrentTeam, { body: { teamId: ID } });
    expect(headersOf(sent).get('X-XSRF-TOKEN')).toBe('tok/en');
  });

  it('times out after 360000 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { call, sent } = setUp(saved);
    await call(saveCurrentTeam, { body: { teamId: ID } });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(360_000);
    expect(sent[0]?.init.signal).toBe(timeout.mock.results[0]?.value);
  });

  it.each([
    ['TimeoutError', '请求超时，请检查网络后重试', 1],
    ['AbortError', '请求已取消', 0],
    ['NetworkError', '服务器或网络异常', 1],
  ])('turns %s into a sentence', async (name, message, toasts) => {
    const { call, performed } = setUp(() => Promise.reject(new DOMException('', name)));
    const error = await failureOf(call(listComparisons, {}));
    expect(error).toMatchObject({ code: 0, status: 0, errorName: null, message });
    expect(performed).toHaveLength(toasts);
  });

  it('rejects a failure with its code, status, name, sentence and fields', async () => {
    const fields = [{ path: 'body.teamId', message: '请选择空间' }];
    const data = { name: 'INVALID_REQUEST', fields };
    const { call } = setUp(json(400, { code: 400, message: '提交的内容有误', data }));
    const error = await failureOf(call(saveCurrentTeam, { body: { teamId: ID } }));
    expect(error).toMatchObject({
      code: 400,
      status: 400,
      errorName: 'INVALID_REQUEST',
      message: '提交的内容有误',
      fields,
    });
  });

  it('keeps the spec code of an insufficient balance beside the HTTP status', async () => {
    const data = { name: 'INSUFFICIENT_BALANCE' };
    const { call, performed } = setUp(json(402, { code: 6040, message: '比对次数已用完', data }));
    const error = await failureOf(call(createComparison, { body: { originFileId: ID, targetFileId: ID } }));
    expect(error).toMatchObject({ code: 6040, status: 402, errorName: 'INSUFFICIENT_BALANCE' });
    expect(performed).toEqual([{ kind: 'toast', message: '比对次数已用完', durationMs: 3000 }]);
  });

  it('does not take a failure code inside a 200 for success', async () => {
    const { call } = setUp(json(200, { code: 403, message: '', data: null }));
    expect(await failureOf(call(listComparisons, {}))).toMatchObject({ code: 403, message: '没有权限' });
  });

  it.each([200, 201, 299])('treats status %i as success', async (status) => {
    const { call } = setUp(json(status, { code: 200, message: '', data: { teamId: ID } }));
    await expect(call(saveCurrentTeam, { body: { teamId: ID } })).resolves.toEqual({ teamId: ID });
  });

  it.each([300, 400, 500])('treats status %i as failure', async (status) => {
    const { call } = setUp(json(status, { code: 200, message: '', data: { teamId: ID } }));
    await failureOf(call(saveCurrentTeam, { body: { teamId: ID } }));
  });

  it('treats the declared empty status as success without content', async () => {
    const { call } = setUp(async () => new Response(null, { status: 204 }));
    const query = {
      chunkNumber: 1,
      chunkSize: 1,
      currentChunkSize: 1,
      totalSize: 1,
      identifier: '1-a',
      filename: 'a',
      relativePath: 'a',
      totalChunks: 1,
    };
    await expect(call(testChunk, { query })).resolves.toBeNull();
  });

  it('reports a response that is not the envelope', async () => {
    const { call } = setUp(async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(call(listComparisons, {}))).toMatchObject({
      code: 502,
      status: 502,
      message: '服务器返回的内容无法识别，请稍后重试',
    });
  });
});

describe('a call that fails because no uses are left', () => {
  const refused = { code: 6040, message: '剩余次数不足', data: { name: 'INSUFFICIENT_BALANCE' } };
  const body = { teamId: ID };

  function setUpPayment(outcomes: readonly boolean[]) {
    const offered: string[] = [];
    const bodies: unknown[] = [];
    let isPaid = false;
    const transport = createTransport({
      fetch: async (_, init) => {
        bodies.push(init.body);
        return isPaid ? saved() : new Response(JSON.stringify(refused), { status: 402 });
      },
      readTokens: () => tokens,
      readCookies: () => '',
      intercept: createInterceptor(() => undefined),
      offerPayment: async (error) => {
        offered.push(error.message);
        // The purchase may still not be enough.
        isPaid = offered.length === outcomes.length && outcomes.at(-1) === true;
        return outcomes[offered.length - 1] === true;
      },
    });
    return { call: createClient(transport), offered, bodies };
  }

  it('is repeated unchanged after a payment', async () => {
    const { call, offered, bodies } = setUpPayment([true]);
    expect(await call(saveCurrentTeam, { body })).toEqual({ teamId: ID });
    expect(offered).toEqual(['剩余次数不足']);
    expect(bodies).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it('asks again while the purchase is not enough', async () => {
    const { call, offered } = setUpPayment([true, true]);
    expect(await call(saveCurrentTeam, { body })).toEqual({ teamId: ID });
    expect(offered).toHaveLength(2);
  });

  it('rejects with the server’s message when the dialog is closed', async () => {
    const { call, bodies } = setUpPayment([false]);
    expect(await failureOf(call(saveCurrentTeam, { body }))).toMatchObject({
      code: 6040,
      message: '剩余次数不足',
    });
    expect(bodies).toHaveLength(1);
  });
});
