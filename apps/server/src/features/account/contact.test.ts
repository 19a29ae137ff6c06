import {
  changePhone,
  confirmEmail,
  defaultChoices,
  listMessages,
  readContact,
  readNotificationChoices,
  removeEmail,
  saveNotificationChoices,
  sendEmailCode,
  sendPhoneCode,
  session,
} from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastCodeTo, sentMails } from '../../testing/outbox.ts';
import { createTestClient, signIn, startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';

let product: TestProduct;
let lastPhone = 13_600_000_000;
const newPhone = () => String(++lastPhone);

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** A minute passes for this phone: it may have another code. */
const mayAskAgain = (phone: string) =>
  query(product, "update identity.sms_codes set sent_at = sent_at - interval '2 minutes' where phone = $1", [
    phone,
  ]);

describe('another phone', () => {
  it('takes a code to each number; the session goes on, other devices are signed out', async () => {
    const user = await product.signIn();
    await mayAskAgain(user.phone);
    const elsewhere = await signIn(product.server, user.phone);
    await mayAskAgain(user.phone);
    const phone = newPhone();
    await user.call(sendPhoneCode, { body: { to: 'old' } });
    await user.call(sendPhoneCode, { body: { to: 'new', phone } });
    const codes = {
      oldCode: await lastCodeTo(product, user.phone),
      newCode: await lastCodeTo(product, phone),
    };
    const { accessToken, idToken } = await user.call(changePhone, { body: { phone, ...codes } });
    const renewed = createTestClient(product.server, {
      authorization: `Bearer ${accessToken}`,
      'id-token': idToken,
    });
    expect((await renewed.call(session, {})).user).toMatchObject({ phone });
    // A request that was under way; what its older id token says of the phone does not count.
    expect((await user.call(session, {})).user).toMatchObject({ phone });
    expect((await elsewhere.request(session)).status).toBe(401);
    const { items } = await renewed.call(listMessages, { body: {} });
    expect(items[0]?.content).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
    expect((await renewed.call(readContact, {})).canChangePhone).toBe(true);
  });

  it('has its own sentence for a number of somebody else, for the same one, and for each wrong code', async () => {
    const [user, other] = [await product.signIn(), await product.signIn()];
    await mayAskAgain(user.phone);
    const taken = await user.request(sendPhoneCode, { body: { to: 'new', phone: other.phone } });
    expect([taken.status, taken.body.message]).toEqual([
      409,
      '这个手机号已是另一个账号的登录手机号，请换一个号码',
    ]);
    const same = await user.request(sendPhoneCode, { body: { to: 'new', phone: user.phone } });
    expect([same.status, same.body.message]).toEqual([400, '新号码与现在的手机号相同']);
    const phone = newPhone();
    await user.call(sendPhoneCode, { body: { to: 'old' } });
    await user.call(sendPhoneCode, { body: { to: 'new', phone } });
    const right = {
      oldCode: await lastCodeTo(product, user.phone),
      newCode: await lastCodeTo(product, phone),
    };
    const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
    const wrong = await user.request(changePhone, {
      body: { phone, ...right, newCode: wrongOf(right.newCode) },
    });
    expect([wrong.status, wrong.body.message]).toEqual([400, '新手机号：验证码不正确，请核对后重新输入']);
    const unsent = await user.request(changePhone, { body: { phone: newPhone(), ...right } });
    expect(unsent.body.message).toBe('新手机号：验证码已失效，请重新获取');
    expect((await user.call(session, {})).user.phone).toBe(user.phone);
    const again = await user.request(sendPhoneCode, { body: { to: 'old' } });
    expect(again.status).toBe(429);
  });
});

const lastMailCode = () => /\d{6}/.exec(sentMails(product.config.dataFolder).at(-1)?.text ?? '')?.[0] ?? '';

describe('a mail address', () => {
  it('is the person’s once its code has come back, and can be taken back', async () => {
    const user = await product.signIn();
    await user.call(sendEmailCode, { body: { email: 'lin@example.com' } });
    expect(sentMails(product.config.dataFolder).at(-1)).toMatchObject({ to: 'lin@example.com' });
    expect((await user.call(readContact, {})).email).toBeNull();
    const code = lastMailCode();
    // Another address cannot ride on the code of this one.
    const other = await user.request(confirmEmail, { body: { email: 'zhao@example.com', code } });
    expect(other.body.message).toBe('验证码已失效，请重新获取');
    await user.call(confirmEmail, { body: { email: 'lin@example.com', code } });
    expect(await user.call(readContact, {})).toMatchObject({ email: 'lin@example.com', isMailSent: false });
    const used = await user.request(confirmEmail, { body: { email: 'lin@example.com', code } });
    expect(used.status).toBe(400);
    await user.call(removeEmail, {});
    expect((await user.call(readContact, {})).email).toBeNull();
  });

  it('has one code a minute, ten a day, and five tries', async () => {
    const user = await product.signIn();
    const body = { email: 'wang@example.com' };
    await user.call(sendEmailCode, { body });
    expect((await user.request(sendEmailCode, { body })).status).toBe(429);
    const wrong = { ...body, code: lastMailCode() === '000000' ? '000001' : '000000' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await user.request(confirmEmail, { body: wrong })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    expect((await user.request(confirmEmail, { body: { ...body, code: lastMailCode() } })).status).toBe(429);
    await query(
      product,
      "update email_codes set sent_at = sent_at - interval '2 minutes', sent_in_day = 10 where email = $1",
      [body.email],
    );
    expect((await user.request(sendEmailCode, { body })).body.message).toContain('已达上限');
  });

  it.each(['lin', 'lin@', 'lin@example.com\r\nBcc: x@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses %j',
    async (email) => {
      const user = await product.signIn();
      expect((await user.request(sendEmailCode, { body: { email } })).status).toBe(400);
    },
  );
});

describe('notification choices', () => {
  it('are nothing outside the product until somebody chooses, and mail needs an address', async () => {
    const user = await product.signIn();
    expect(await user.call(readNotificationChoices, {})).toEqual(defaultChoices);
    const wanted = { ...defaultChoices, tasks: { product: true, mail: false, push: true } };
    await user.call(saveNotificationChoices, { body: wanted });
    expect(await user.call(readNotificationChoices, {})).toEqual(wanted);
    const mailed = { ...wanted, tasks: { ...wanted.tasks, mail: true } };
    const refused = await user.request(saveNotificationChoices, { body: mailed });
    expect([refused.status, refused.body.message]).toEqual([409, '还没有绑定邮箱，绑定后才能用邮件提醒']);
    expect(await user.call(readNotificationChoices, {})).toEqual(wanted);
  });
});
