/** Alipay's gateway on this machine. Test code only. */
import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import {
  type Behaviour,
  honest,
  isInterrupted,
  keyFile,
  listen,
  type NoticeFlaws,
  newKeys,
  newTrade,
  type PaymentStandIn,
  payTrade,
  refundOnce,
  type StandInTrade,
  scanTrade,
} from './payment-stand-in.ts';

const APP = '2021000000000001';
const SELLER = '2088000000000001';

type Form = Readonly<Record<string, string>>;

export async function startAlipayStandIn(folder: string): Promise<PaymentStandIn> {
  const own = newKeys();
  const platform = newKeys();
  const stranger = newKeys();
  const trades = new Map<string, StandInTrade>();
  const refused: string[] = [];
  const behaviour = honest();
  const { url, stop } = await listen((request, body, response) => {
    if (isInterrupted(behaviour, response)) return;
    const form = formOf(request.url ?? '', body);
    const isSigned = createVerify('RSA-SHA256')
      .update(line(form, ['sign']))
      .verify(own.publicKey, form.sign ?? '', 'base64');
    if (!isSigned) refused.push(form.method ?? '');
    const data = isSigned
      ? answerTo(trades, form, behaviour)
      : { code: '40002', sub_code: 'isv.invalid-signature' };
    const text = JSON.stringify(data);
    const sign = createSign('RSA-SHA256')
      .update(text)
      .sign((behaviour.isLying ? stranger : platform).privateKey, 'base64');
    response.setHeader('content-type', 'text/html;charset=utf-8');
    response.end(`{"${form.method?.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`);
  });
  return {
    name: 'alipay',
    env: {
      ALIPAY_GATEWAY: `${url}/gateway.do`,
      ALIPAY_APP_ID: APP,
      ALIPAY_SELLER_ID: SELLER,
      ALIPAY_PRIVATE_KEY_FILE: keyFile(folder, 'alipay-own.pem', own.privateKey),
      ALIPAY_PUBLIC_KEY_FILE: keyFile(folder, 'alipay-platform.pem', platform.publicKey),
    },
    trades,
    refused,
    behaviour,
    scan: (number) => scanTrade(trades, number),
    pay: (number) => payTrade(trades, number),
    notice: (number, flaws = {}) => noticeOf(number, trades.get(number), platform.privateKey, flaws),
    stop,
  };
}

/** The body is decoded by what the address says; without it, as the gateway does, in another way. */
function formOf(url: string, body: string): Form {
  const common = new URL(url, 'http://alipay').searchParams;
  const isUtf8 = common.get('charset') === 'utf-8';
  const sent = Object.fromEntries(new URLSearchParams(body));
  const read = (text: string) => (isUtf8 ? text : Buffer.from(text, 'utf8').toString('latin1'));
  const decoded = Object.entries(sent).map(([name, value]) => [name, read(value)] as const);
  return { ...Object.fromEntries(common), ...Object.fromEntries(decoded) };
}

function answerTo(
  trades: Map<string, StandInTrade>,
  form: Form,
  behaviour: Behaviour,
): Readonly<Record<string, string>> {
  const content = JSON.parse(form.biz_content ?? '{}');
  const number: string = content.out_trade_no;
  if (form.app_id !== APP) return { code: '40002', sub_code: 'isv.invalid-app-id' };
  if (form.method === 'alipay.trade.precreate') {
    trades.set(number, newTrade(fenOf(content.total_amount)));
    // A brace inside a text must not end the part that is signed.
    return {
      code: '10000',
      msg: 'Success } ok',
      out_trade_no: number,
      qr_code: `https://qr.alipay.example/${number}`,
    };
  }
  const trade = trades.get(number);
  // Nobody has scanned it: the trade is not there yet.
  if (!trade || (trade.state === 'open' && form.method !== 'alipay.trade.refund'))
    return { code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' };
  if (form.method === 'alipay.trade.query') return { code: '10000', ...tradeOf(number, trade, {}) };
  if (form.method === 'alipay.trade.close') {
    if (trade.state !== 'scanned') return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
    trade.state = 'closed';
    return { code: '10000', out_trade_no: number };
  }
  return refundAnswer(trade, form.method ?? '', content, behaviour);
}

function refundAnswer(
  trade: StandInTrade,
  method: string,
  content: Form,
  { refunds, refundRefusal }: Behaviour,
): Form {
  const isDone = refunds === 'done';
  if (method === 'alipay.trade.fastpay.refund.query') {
    const isKnown = isDone && trade.refundNumbers.has(content.out_request_no ?? '');
    return { code: '10000', ...(isKnown ? { refund_status: 'REFUND_SUCCESS' } : {}) };
  }
  if (refundRefusal) return { code: '40004', sub_code: refundRefusal };
  if (trade.state !== 'paid') return { code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' };
  const isNew = refundOnce(trade, content.out_request_no ?? '', fenOf(content.refund_amount ?? ''));
  return { code: '10000', fund_change: isDone && isNew ? 'Y' : 'N' };
}

function tradeOf(number: string, trade: StandInTrade, flaws: NoticeFlaws): Form {
  const isPaid = trade.state === 'paid' && flaws.isUnpaid !== true;
  const amount = flaws.amountFen ?? trade.amountFen;
  return {
    out_trade_no: number,
    trade_no: `2026${number}`,
    trade_status: isPaid ? 'TRADE_SUCCESS' : trade.state === 'closed' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY',
    total_amount: `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    ...(isPaid ? { send_pay_date: beijing(trade.paidAt) } : {}),
  };
}

function noticeOf(number: string, trade: StandInTrade | undefined, key: KeyObject, flaws: NoticeFlaws) {
  const { send_pay_date: paidAt, ...facts } = tradeOf(
    number,
    trade ?? { ...newTrade(1), state: 'paid' },
    flaws,
  );
  const form = {
    ...facts,
    ...(paidAt === undefined ? {} : { gmt_payment: paidAt }),
    app_id: flaws.merchant ?? APP,
    seller_id: flaws.seller ?? SELLER,
    charset: 'utf-8',
    notify_id: flaws.noticeId ?? randomBytes(12).toString('hex'),
    notify_time: beijing(flaws.sentAt ?? new Date()),
    notify_type: 'trade_status_sync',
    subject: '文鉴 月度会员',
    // Empty, and signed as it stands.
    passback_params: '',
    version: '1.0',
    sign_type: 'RSA2',
  };
  const sign = createSign('RSA-SHA256')
    .update(line(form, ['sign', 'sign_type']))
    .sign(flaws.signedBy ?? key, 'base64');
  const sent = { ...form, sign, ...(flaws.isTampered ? { subject: '别的' } : {}) };
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
  return { headers, body: new URLSearchParams(sent).toString() };
}

function line(form: Form, without: readonly string[]): string {
  const names = Object.keys(form).filter((name) => !without.includes(name));
  return names
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&');
}

function fenOf(yuan: string): number {
  const [whole = '', decimals = ''] = yuan.split('.');
  if (decimals.length !== 2) throw new Error(`${yuan} is not written as Alipay wants it`);
  return Number(whole + decimals);
}

function beijing(at: Date): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
