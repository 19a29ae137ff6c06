import { checkPhoneExist, sendSmsCode, stopTime, verifySmsCode } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('sign-up and activity calls', () => {
  it('report when the activity ends: the built-in date unless an operator sets another', async () => {
    expect((await product.visitor.call(stopTime, {})).stopTime).toBe('2023-05-31T16:00:00.000Z');
    const other = await startTestProduct({ env: { ACTIVITY_STOP_TIME: '2027-01-01T00:00:00+08:00' } });
    try {
      expect((await other.visitor.call(stopTime, {})).stopTime).toBe('2026-12-31T16:00:00.000Z');
    } finally {
      await other.close();
    }
  });

  it('recognise a phone number after it has signed in', async () => {
    const phone = '13122223333';
    expect(await product.visitor.call(checkPhoneExist, { body: { phone } })).toEqual({ exists: false });
    await product.signIn(phone);
    expect(await product.visitor.call(checkPhoneExist, { body: { phone } })).toEqual({ exists: true });
  });

  it('refuse a second code within a minute and report when to try again', async () => {
    const body = { phone: '13122224444' };
    await product.visitor.call(sendSmsCode, { body });
    const { status, body: answer } = await product.visitor.request(sendSmsCode, { body });
    expect([status, answer.message]).toEqual([429, '验证码发送太频繁，请 60 秒后再试']);
  });

  it('refuse a wrong code, and after five wrong codes every code', async () => {
    const phone = '13122225555';
    await product.visitor.call(sendSmsCode, { body: { phone } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      const { body } = await product.visitor.request(verifySmsCode, { body: { phone, code: '000000' } });
      statuses.push(body.code);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });
});
