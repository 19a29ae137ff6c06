/**
 * Alipay, precreate: the user scans a code. Every answer's signature is checked before the answer is used.
 */
import { z } from 'zod';
import type { AlipayConfig } from '../../platform/config/payment-config.ts';
import { alipayTime, memberText, readAlipayTime, signAlipay } from './alipay-signature.ts';
import {
  NoAnswer,
  PaymentFailed,
  type PaymentProvider,
  type PaymentStatus,
  type Refund,
} from './payment.port.ts';
import { callProvider, parseJson } from './provider-call.ts';
import { isRsaSigned } from './rsa-signature.ts';
import { fenToYuan, yuanToFen } from './yuan.ts';

const SUCCESS = '10000';
const UNKNOWN_TRADE = 'ACQ.TRADE_NOT_EXIST';
const REFUNDED = 'REFUND_SUCCESS';
const PAID: readonly string[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

const answerShape = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  qr_code: z.string().optional(),
  out_trade_no: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
  fund_change: z.string().optional(),
  refund_status: z.string().optional(),
});
type AlipayAnswer = z.output<typeof answerShape>;

export function createAlipay(config: AlipayConfig, notifyUrl: string): PaymentProvider {
  const call = (method: string, content: Readonly<Record<string, string>>) =>
    send(config, method, content, notifyUrl);
  const query = async (number: string): Promise<PaymentStatus> => {
    const answer = await call('alipay.trade.query', { out_trade_no: number });
    // A trade begins when somebody scans the code; before that Alipay knows of none.
    if (answer.sub_code === UNKNOWN_TRADE) return { kind: 'pending' };
    return statusOf(required(answer), number);
  };
  return {
    name: 'alipay',
    query,
    async create({ number, amountFen, description, expiresAt }) {
      const answer = await call('alipay.trade.precreate', {
        out_trade_no: number,
        total_amount: fenToYuan(amountFen),
        subject: description,
        time_expire: alipayTime(expiresAt),
      });
      const { qr_code: url } = required(answer);
      if (!url) throw new PaymentFailed('no code');
      return { url };
    },
    async close(number) {
      const answer = await call('alipay.trade.close', { out_trade_no: number });
      // Nobody has scanned it. A payment before it expires is found by a query and refunded.
      if (answer.code === SUCCESS || answer.sub_code === UNKNOWN_TRADE) return 'closed';
      const { kind } = await query(number);
      if (kind === 'pending') throw new PaymentFailed(answer.sub_code ?? answer.code);
      return kind;
    },
    async refund({ amountFen, ...refund }) {
      const content = { ...refundNames(refund), refund_amount: fenToYuan(amountFen) };
      const { fund_change: isMoved } = required(await call('alipay.trade.refund', content));
      // A successful call does not mean a successful refund; a repeated call moves no money either.
      return { kind: isMoved === 'Y' ? 'done' : 'taken' };
    },
    async queryRefund(refund) {
      const answer = required(await call('alipay.trade.fastpay.refund.query', refundNames(refund)));
      return { kind: answer.refund_status === REFUNDED ? 'done' : 'absent' };
    },
  };
}

function refundNames({ number, refundNumber }: Pick<Refund, 'number' | 'refundNumber'>) {
  return { out_trade_no: number, out_request_no: refundNumber };
}

function statusOf(answer: AlipayAnswer, number: string): PaymentStatus {
  const {
    trade_status: status = '',
    trade_no: tradeNumber,
    total_amount: yuan,
    send_pay_date: time,
  } = answer;
  if (answer.out_trade_no !== number) throw new NoAnswer('an answer about something else');
  if (!PAID.includes(status)) return { kind: status === 'TRADE_CLOSED' ? 'closed' : 'pending' };
  const amountFen = yuanToFen(yuan ?? '');
  if (!tradeNumber || amountFen === null || !time) throw new NoAnswer('an incomplete answer');
  return { kind: 'paid', tradeNumber, amountFen, paidAt: readAlipayTime(time) };
}

async function send(
  config: AlipayConfig,
  method: string,
  content: Readonly<Record<string, string>>,
  notifyUrl: string,
): Promise<AlipayAnswer> {
  const common = {
    app_id: config.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: alipayTime(new Date()),
    version: '1.0',
    notify_url: notifyUrl,
  };
  const biz_content = JSON.stringify(content);
  const sign = signAlipay(config.privateKey, { ...common, biz_content });
  // The gateway takes the encoding of the body from the address, so `charset` cannot be inside the body.
  const { body } = await callProvider(`${config.gateway}?${new URLSearchParams({ ...common, sign })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ biz_content }).toString(),
  });
  return read(config, method, body);
}

const signed = z.object({ sign: z.string() });

function read(config: AlipayConfig, method: string, body: string): AlipayAnswer {
  const text = memberText(body, `${method.replaceAll('.', '_')}_response`);
  const sign = signed.safeParse(parseJson(body));
  if (text === null || !sign.success || !isRsaSigned(config.publicKey, text, sign.data.sign))
    throw new NoAnswer('the answer’s signature is wrong');
  const answer = answerShape.safeParse(parseJson(text));
  if (!answer.success) throw new NoAnswer('an unreadable answer');
  return answer.data;
}

function required(answer: AlipayAnswer): AlipayAnswer {
  if (answer.code !== SUCCESS) throw new PaymentFailed(answer.sub_code ?? answer.code);
  return answer;
}
