import { sendSmsCode } from '@wenjian/api';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct | null = null;
afterEach(async () => {
  await product?.close();
  product = null;
});

const outboxStatus = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  (await product?.server.app.inject({ method: 'GET', url: '/dev/outbox', headers, remoteAddress }))
    ?.statusCode;

describe('the outbox', () => {
  it('is readable only on this machine: neither from another address nor under a foreign host name', async () => {
    product = await startTestProduct();
    expect(await outboxStatus({ host: '127.0.0.1:8000' })).toBe(200);
    expect(await outboxStatus({ host: 'localhost' })).toBe(200);
    expect(await outboxStatus({ host: 'evil.example.com' })).toBe(404);
    expect(await outboxStatus({ host: '127.0.0.1' }, '10.0.0.7')).toBe(404);
    expect(await outboxStatus({ host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }, '10.0.0.7')).toBe(404);
  });

  it('does not exist behind a proxy or under a public address', async () => {
    product = await startTestProduct({ env: { TRUST_PROXY: '1' } });
    expect(await outboxStatus({ host: '127.0.0.1' })).toBe(404);
  });
});

describe('requests for codes', () => {
  it('share one limit for all ways: the sign-up calls and the provider’s own', async () => {
    product = await startTestProduct({ env: { RATE_LIMIT_PER_MINUTE: '100' } });
    const { app } = product.server;
    const token = () =>
      app.inject({
        method: 'POST',
        url: '/identity/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=x',
      });
    expect((await product.visitor.request(sendSmsCode, { body: { phone: '13212345678' } })).status).toBe(200);
    expect((await token()).statusCode).toBe(400);
    expect((await token()).statusCode).toBe(429);
    expect((await product.visitor.request(sendSmsCode, { body: { phone: '13212345679' } })).status).toBe(429);
  });

  it('cannot avoid the limit by inventing addresses', async () => {
    product = await startTestProduct({ env: { RATE_LIMIT_PER_MINUTE: '50', TRUST_PROXY: '1' } });
    const { app } = product.server;
    const ask = (index: number) =>
      app.inject({
        method: 'POST',
        url: sendSmsCode.path,
        headers: { 'x-forwarded-for': `9.9.9.${index}, 203.0.113.5` },
        payload: { phone: `1321234560${index}` },
      });
    expect((await ask(1)).statusCode).toBe(200);
    expect((await ask(2)).statusCode).toBe(429);
  });
});
