/** Honest notices of payments that were never made, changed in fifty ways for each provider: none is believed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder, type Order, readOrder } from '@wenjian/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTried } from '../../../../../readers/src/tried-inputs.testing.ts';
import { startAlipayStandIn } from '../../testing/alipay-stand-in.ts';
import { type Notice, newKeys, type PaymentStandIn } from '../../testing/payment-stand-in.ts';
import { type Seeded, seeded } from '../../testing/seeded.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { startWechatStandIn } from '../../testing/wechat-stand-in.ts';
import { noticePath } from './index.ts';
import { balanceOf, MONTHLY } from './orders.testing.ts';

const tried = countTried('forged notices of payments, changed by chance with a new seed each time');

const FORGERIES = 50;
/** `==` at the end of a signature, encoded, and a sign of it. */
const FILLING = 8;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `notice`: as the provider would sign it. `other`: an honest one of another order, which was paid. */
interface Genuine {
  readonly notice: Notice;
  readonly other: Notice;
  readonly number: string;
}

type Forge = (genuine: Genuine, chance: Seeded) => Notice;

/** One character becomes another one. */
function changed(text: string, chance: Seeded): string {
  if (text === '') return chance.pick([...ALPHABET]);
  const at = chance.below(text.length);
  const put = chance.pick([...ALPHABET].filter((sign) => sign !== text[at]?.toLowerCase()));
  return text.slice(0, at) + put + text.slice(at + 1);
}

/** The bytes of a signature are others, not only its writing. */
function otherBytes(signature: string, chance: Seeded): string {
  const bytes = Buffer.from(signature, 'base64');
  const at = chance.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
  return bytes.toString('base64');
}

const formOf = ({ body }: Notice) => Object.fromEntries(new URLSearchParams(body));
const withForm = (notice: Notice, form: Record<string, string>): Notice => ({
  ...notice,
  body: new URLSearchParams(form).toString(),
});

const alipay: readonly Forge[] = [
  ({ notice }, chance) => {
    const form = formOf(notice);
    const name = chance.pick(Object.keys(form).filter((one) => one !== 'sign'));
    return withForm(notice, { ...form, [name]: changed(form[name] ?? '', chance) });
  },
  ({ notice }, chance) => {
    const { [chance.pick(Object.keys(formOf(notice)))]: _, ...rest } = formOf(notice);
    return withForm(notice, rest);
  },
  ({ notice }, chance) => withForm(notice, { ...formOf(notice), [changed('extra', chance)]: '1' }),
  ({ notice, other }) => withForm(notice, { ...formOf(notice), sign: formOf(other).sign ?? '' }),
  ({ other, number }) => withForm(other, { ...formOf(other), out_trade_no: number }),
  ({ other, number }) => ({ ...other, body: `${other.body}&out_trade_no=${number}` }),
  ({ notice }, chance) => {
    const form = formOf(notice);
    return withForm(notice, { ...form, sign: otherBytes(form.sign ?? '', chance) });
  },
  ({ notice }, chance) =>
    withForm(notice, { ...formOf(notice), sign_type: chance.pick(['RSA', 'rsa2', '', 'none', 'MD5']) }),
  ({ notice }, chance) =>
    withForm(notice, { ...formOf(notice), sign: chance.pick(['', 'AAAA', '[]', 'null']) }),
  // The signature comes last: without the signs that only fill it up, it would be the same one.
  ({ notice }, chance) => ({
    ...notice,
    body: notice.body.slice(0, chance.below(notice.body.length - FILLING)),
  }),
  ({ notice }) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(formOf(notice)) }),
];

const withHeader = (notice: Notice, name: string, value: string): Notice => ({
  ...notice,
  headers: { ...notice.headers, [name]: value },
});

const SIGNED = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-serial'] as const;

const wechat: readonly Forge[] = [
  ({ notice }, chance) => ({ ...notice, body: changed(notice.body, chance) }),
  ({ notice }, chance) => ({ ...notice, body: notice.body.slice(0, chance.below(notice.body.length)) }),
  ({ notice }, chance) => {
    const { [chance.pick(SIGNED)]: _, ...headers } = notice.headers;
    return { ...notice, headers };
  },
  ({ notice }, chance) => {
    const name = chance.pick(['wechatpay-timestamp', 'wechatpay-nonce'] as const);
    return withHeader(notice, name, changed(notice.headers[name] ?? '', chance));
  },
  ({ notice }, chance) =>
    withHeader(
      notice,
      'wechatpay-signature',
      otherBytes(notice.headers['wechatpay-signature'] ?? '', chance),
    ),
  ({ notice }, chance) =>
    withHeader(notice, 'wechatpay-serial', chance.pick(['', 'AB12', '0', '__proto__', 'constructor'])),
  ({ notice, other }) => ({ headers: other.headers, body: notice.body }),
  ({ notice, other }) => ({ headers: notice.headers, body: other.body }),
  ({ notice }, chance) => ({
    ...notice,
    body: chance.pick(['', '{}', '[]', 'null', '"paid"', '{"resource":{}}']),
  }),
  ({ notice }, chance) => ({ ...notice, body: `${notice.body}${chance.pick([' ', '\n', '{}', ','])}` }),
];

describe.each([
  ['WeChat Pay', (folder: string) => startWechatStandIn(folder, 'publicKey'), wechat],
  ['Alipay', startAlipayStandIn, alipay],
] as const)('%s', (_, start, forges) => {
  let folder: string;
  let provider: PaymentStandIn;
  let product: TestProduct;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wenjian-forged-'));
    provider = await start(folder);
    product = await startTestProduct({ env: provider.env });
  });
  afterAll(async () => {
    await product.close();
    await provider.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ordered(): Promise<{ user: TestUser; order: Order; number: string }> {
    const user = await product.signIn();
    const body = { ...MONTHLY, provider: provider.name };
    const order = await user.call(createOrder, { query: { teamId: user.teamId }, body });
    return { user, order, number: [...provider.trades.keys()].at(-1) ?? '' };
  }

  /** As signed by the provider itself, though nobody has paid. */
  function genuineNotice(number: string): Notice {
    provider.pay(number);
    const notice = provider.notice(number);
    const trade = provider.trades.get(number);
    if (trade) trade.state = 'open';
    return notice;
  }

  const tell = async ({ headers, body }: Notice) =>
    (
      await product.server.app.inject({
        method: 'POST',
        url: noticePath(provider.name),
        headers,
        payload: body,
      })
    ).statusCode;

  it('believes none of fifty forged notices, and the honest one afterwards', async () => {
    const chance = seeded();
    const [mine, another] = [await ordered(), await ordered()];
    const genuine = {
      notice: genuineNotice(mine.number),
      other: genuineNotice(another.number),
      number: mine.number,
    };
    const state = async () => (await mine.user.call(readOrder, { params: { id: mine.order.id } })).state;
    for (let count = 0; count < FORGERIES; count += 1) {
      const forged = forges[count % forges.length]?.(genuine, chance) ?? genuine.other;
      const about = `seed ${chance.seed}, forgery ${count}: ${JSON.stringify(forged)}`;
      expect(await tell(forged), about).toBeGreaterThanOrEqual(400);
      tried();
    }
    const stranger = provider.notice(mine.number, { signedBy: newKeys().privateKey });
    expect(await tell(stranger)).toBeGreaterThanOrEqual(400);
    tried();
    expect([await state(), (await balanceOf(mine.user)).compareBalance.limit]).toEqual(['pending', 3]);
    provider.pay(mine.number);
    expect(await tell(genuine.notice)).toBe(200);
    expect([await state(), (await balanceOf(mine.user)).compareBalance.limit]).toEqual(['paid', 63]);
  });
});
