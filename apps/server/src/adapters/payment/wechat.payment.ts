/**
 * WeChat Pay v3, native: the user scans a code. Every answer's signature is checked before the answer is
 * used, also for a refusal: a proxy's page must not end a payment.
 */
import { z } from 'zod';
import type { WechatPayConfig } from '../../platform/config/payment-config.ts';
import {
  NoAnswer,
  PaymentFailed,
  type PaymentProvider,
  type PaymentStatus,
  type RefundStatus,
} from './payment.port.ts';
import { callProvider, type ProviderAnswer, parseJson } from './provider-call.ts';
import { paidOf, wechatTransaction } from './wechat-notice.ts';
import { isFromWechat, type PlatformKeys, platformKeys, wechatAuthorization } from './wechat-signature.ts';

const TRANSACTIONS = '/v3/pay/transactions';
const REFUNDS = '/v3/refund/domestic/refunds';
const UNKNOWN_ORDER: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'];
const UNKNOWN_REFUND = 'RESOURCE_NOT_EXISTS';

const failure = z.object({ code: z.string() });
const opened = z.object({ code_url: z.string().min(1) });
const refunded = z.object({ status: z.enum(['SUCCESS', 'PROCESSING', 'CLOSED', 'ABNORMAL']) });

export function createWechatPay(config: WechatPayConfig, notifyUrl: string): PaymentProvider {
  const keys = platformKeys(config.platform);
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    send(config, keys, { method, path, body: body === undefined ? '' : JSON.stringify(body) });
  const { appId: appid, merchantId: mchid } = config;
  const query = async (number: string): Promise<PaymentStatus> => {
    const path = `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(number)}?mchid=${encodeURIComponent(mchid)}`;
    const answer = await call('GET', path);
    if (!isSuccess(answer) && UNKNOWN_ORDER.includes(codeOf(answer))) return { kind: 'closed' };
    return statusOf(config, number, parsed(wechatTransaction, answer));
  };
  return {
    name: 'wechat',
    query,
    async create({ number, amountFen, description, expiresAt }) {
      const answer = await call('POST', `${TRANSACTIONS}/native`, {
        appid,
        mchid,
        description,
        out_trade_no: number,
        time_expire: expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyUrl,
        amount: { total: amountFen, currency: 'CNY' },
      });
      return { url: parsed(opened, answer).code_url };
    },
    async close(number) {
      const answer = await call('POST', `${TRANSACTIONS}/out-trade-no/${encodeURIComponent(number)}/close`, {
        mchid,
      });
      if (isSuccess(answer)) return 'closed';
      // Refused because it was paid, already closed, or never existed: the state is queried, not guessed from
      // the code.
      const { kind } = await query(number);
      if (kind === 'pending') throw new PaymentFailed(codeOf(answer));
      return kind;
    },
    async refund({ number, refundNumber, amountFen, totalFen }) {
      const answer = await call('POST', REFUNDS, {
        out_trade_no: number,
        out_refund_no: refundNumber,
        amount: { refund: amountFen, total: totalFen, currency: 'CNY' },
      });
      return refundOf(answer);
    },
    async queryRefund({ refundNumber }) {
      const answer = await call('GET', `${REFUNDS}/${encodeURIComponent(refundNumber)}`);
      if (!isSuccess(answer) && codeOf(answer) === UNKNOWN_REFUND) return { kind: 'absent' };
      return refundOf(answer);
    },
  };
}

function refundOf(answer: ProviderAnswer): RefundStatus {
  const { status } = parsed(refunded, answer);
  if (status === 'SUCCESS') return { kind: 'done' };
  return status === 'PROCESSING' ? { kind: 'taken' } : { kind: 'failed', code: status };
}

function statusOf(
  { merchantId }: WechatPayConfig,
  number: string,
  transaction: z.output<typeof wechatTransaction>,
): PaymentStatus {
  if (transaction.mchid !== merchantId || transaction.out_trade_no !== number)
    throw new NoAnswer('an answer about something else');
  const paid = paidOf(transaction);
  if (paid) return { kind: 'paid', ...paid };
  const isOver = ['CLOSED', 'REVOKED', 'REFUND', 'PAYERROR'].includes(transaction.trade_state);
  return { kind: isOver ? 'closed' : 'pending' };
}

interface WechatRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body: string;
}

async function send(
  config: WechatPayConfig,
  keys: PlatformKeys,
  { method, path, body }: WechatRequest,
): Promise<ProviderAnswer> {
  const authorization = wechatAuthorization(config, { method, path, body }, new Date());
  const answer = await callProvider(config.baseUrl + path, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'wenjian',
      authorization,
      ...(config.platform.publicKey ? { 'wechatpay-serial': config.platform.publicKey.id } : {}),
    },
    ...(method === 'POST' ? { body } : {}),
  });
  if (!isFromWechat(keys, signedText(answer), new Date()))
    throw new NoAnswer(`the signature of the answer ${codeOf(answer)} is wrong`);
  return answer;
}

function signedText({ headers, body }: ProviderAnswer) {
  const header = (name: string) => headers.get(name) ?? '';
  return {
    serial: header('wechatpay-serial'),
    timestamp: header('wechatpay-timestamp'),
    nonce: header('wechatpay-nonce'),
    signature: header('wechatpay-signature'),
    body,
  };
}

function isSuccess({ status }: ProviderAnswer): boolean {
  return status >= 200 && status <= 299;
}

function parsed<Output>(schema: z.ZodType<Output>, answer: ProviderAnswer): Output {
  const read = isSuccess(answer) ? schema.safeParse(parseJson(answer.body)) : null;
  if (!read?.success) throw new PaymentFailed(codeOf(answer));
  return read.data;
}

function codeOf({ status, body }: ProviderAnswer): string {
  const read = failure.safeParse(parseJson(body));
  return read.success ? read.data.code : String(status);
}
