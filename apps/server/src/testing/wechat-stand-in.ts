/** WeChat Pay v3 on this machine. Test code only. */
import { createCipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
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
import { selfSignedCertificate } from './self-signed-certificate.ts';

const API_V3_KEY = 'k'.repeat(32);
const MERCHANT = '1900000001';
const APP = 'wx0000000000000001';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_0000000000000024101100397200000006';
const SERIAL = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
const OWN_SERIAL = '7132D72A03E93CDDF8C03BBD1F37EEDF00000000';

/** By public key, or by certificate as merchants of older standing do. */
export async function startWechatStandIn(
  folder: string,
  trust: 'publicKey' | 'certificate',
): Promise<PaymentStandIn> {
  const merchant = newKeys();
  const platform = newKeys();
  const stranger = newKeys();
  const serial = trust === 'publicKey' ? PUBLIC_KEY_ID : SERIAL;
  const trades = new Map<string, StandInTrade>();
  const refused: string[] = [];
  const behaviour = honest();
  const { url, stop } = await listen((request, body, response) => {
    if (isInterrupted(behaviour, response)) return;
    if (!isSignedBy(merchant.publicKey, request, body)) {
      refused.push(`${request.method} ${request.url}`);
      respond(response, { status: 401, data: { code: 'SIGN_ERROR' } }, platform.privateKey, serial);
      return;
    }
    const key = behaviour.isLying ? stranger.privateKey : platform.privateKey;
    respond(response, answerTo(trades, request, body, behaviour), key, serial);
  });
  return {
    name: 'wechat',
    env: {
      WECHAT_PAY_BASE_URL: url,
      WECHAT_PAY_APP_ID: APP,
      WECHAT_PAY_MCH_ID: MERCHANT,
      WECHAT_PAY_SERIAL_NO: OWN_SERIAL,
      WECHAT_PAY_API_V3_KEY: API_V3_KEY,
      WECHAT_PAY_PRIVATE_KEY_FILE: keyFile(folder, 'wechat-own.pem', merchant.privateKey),
      ...(trust === 'publicKey'
        ? {
            WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
            WECHAT_PAY_PUBLIC_KEY_FILE: keyFile(folder, 'wechat-platform.pem', platform.publicKey),
          }
        : { WECHAT_PAY_CERTIFICATE_FILE: certificateFile(folder, platform) }),
    },
    trades,
    refused,
    behaviour,
    scan: (number) => scanTrade(trades, number),
    pay: (number) => payTrade(trades, number),
    notice: (number, flaws = {}) => noticeOf(number, trades.get(number), serial, platform.privateKey, flaws),
    stop,
  };
}

function certificateFile(folder: string, platform: ReturnType<typeof newKeys>): string {
  const path = join(folder, 'wechat-certificates.pem');
  const other = selfSignedCertificate(newKeys(), 'AB12');
  writeFileSync(path, `${other}\n${selfSignedCertificate(platform, SERIAL)}\n`);
  return path;
}

function isSignedBy(key: KeyObject, request: IncomingMessage, body: string): boolean {
  const header = request.headers.authorization ?? '';
  const [scheme, list = ''] = header.split(' ', 2);
  const fields = Object.fromEntries(
    [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048' || fields.mchid !== MERCHANT || fields.serial_no !== OWN_SERIAL)
    return false;
  const text = [request.method, request.url, fields.timestamp, fields.nonce_str, body, ''].join('\n');
  return createVerify('RSA-SHA256')
    .update(text)
    .verify(key, fields.signature ?? '', 'base64');
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
}

const REFUNDS = '/v3/refund/domestic/refunds';
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

function answerTo(
  trades: Map<string, StandInTrade>,
  request: IncomingMessage,
  body: string,
  behaviour: Behaviour,
): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
  const sent = body === '' ? {} : JSON.parse(body);
  if (pathname === '/v3/pay/transactions/native') {
    const isRight = Number.isInteger(sent.amount.total) && sent.appid === APP && sent.mchid === MERCHANT;
    const isDated = RFC3339.test(sent.time_expire) && new Date(sent.time_expire) > new Date();
    const isNotified = String(sent.notify_url).endsWith('/api/wenjian/payment/wechat/notice');
    if (!isRight || !isDated || !isNotified) return { status: 400, data: { code: 'PARAM_ERROR' } };
    trades.set(sent.out_trade_no, newTrade(sent.amount.total));
    return { status: 200, data: { code_url: `weixin://wxpay/bizpayurl?pr=${sent.out_trade_no}` } };
  }
  if (pathname.startsWith(`${REFUNDS}/`)) return refundState(trades, pathname, behaviour);
  if (pathname === REFUNDS) {
    const trade = trades.get(sent.out_trade_no);
    if (behaviour.refundRefusal) return { status: 403, data: { code: behaviour.refundRefusal } };
    if (trade?.state !== 'paid') return { status: 400, data: { code: 'INVALID_REQUEST' } };
    refundOnce(trade, sent.out_refund_no, sent.amount.refund);
    return { status: 200, data: { status: 'PROCESSING' } };
  }
  if ((sent.mchid ?? searchParams.get('mchid')) !== MERCHANT)
    return { status: 400, data: { code: 'PARAM_ERROR' } };
  const [, number = '', isClose] = /out-trade-no\/(\w+)(\/close)?$/.exec(pathname) ?? [];
  const trade = trades.get(number);
  if (!trade) return { status: 404, data: { code: 'ORDER_NOT_EXIST' } };
  if (!isClose) return { status: 200, data: transactionOf(number, trade, {}) };
  if (trade.state === 'paid') return { status: 400, data: { code: 'ORDERPAID' } };
  trade.state = 'closed';
  return { status: 204, data: null };
}

function refundState(trades: Map<string, StandInTrade>, pathname: string, { refunds }: Behaviour): Answer {
  const number = pathname.slice(REFUNDS.length + 1);
  const isKnown = [...trades.values()].some(({ refundNumbers }) => refundNumbers.has(number));
  const words = { 'under way': 'PROCESSING', done: 'SUCCESS', failed: 'ABNORMAL' } as const;
  if (!isKnown || refunds === 'lost') return { status: 404, data: { code: 'RESOURCE_NOT_EXISTS' } };
  return { status: 200, data: { status: words[refunds] } };
}

function transactionOf(number: string, trade: StandInTrade, flaws: NoticeFlaws) {
  const isPaid = trade.state === 'paid' && flaws.isUnpaid !== true;
  const states = { open: 'NOTPAY', scanned: 'USERPAYING', closed: 'CLOSED', paid: 'SUCCESS' } as const;
  return {
    appid: APP,
    mchid: flaws.merchant ?? MERCHANT,
    out_trade_no: number,
    trade_state: flaws.isUnpaid ? 'USERPAYING' : states[trade.state],
    ...(isPaid
      ? {
          transaction_id: `4200${number}`,
          success_time: trade.paidAt.toISOString(),
          amount: { total: flaws.amountFen ?? trade.amountFen, currency: 'CNY' },
        }
      : {}),
  };
}

function signed(body: string, key: KeyObject, serial: string, at = new Date()) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const nonce = randomBytes(8).toString('hex');
  const signature = createSign('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).sign(key, 'base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': serial,
  };
}

function respond(response: ServerResponse, { status, data }: Answer, key: KeyObject, serial: string): void {
  const body = data === null ? '' : JSON.stringify(data);
  response.writeHead(status, { 'content-type': 'application/json', ...signed(body, key, serial) });
  response.end(body);
}

function noticeOf(
  number: string,
  trade: StandInTrade | undefined,
  serial: string,
  key: KeyObject,
  flaws: NoticeFlaws,
) {
  const transaction = transactionOf(number, trade ?? { ...newTrade(1), state: 'paid' }, flaws);
  const body = JSON.stringify({
    id: flaws.noticeId ?? randomBytes(12).toString('hex'),
    create_time: new Date().toISOString(),
    event_type: flaws.isUnpaid ? 'TRANSACTION.PROCESSING' : 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    resource: seal(JSON.stringify(transaction), flaws.sealKey ?? API_V3_KEY),
  });
  const headers = signed(body, flaws.signedBy ?? key, flaws.serial ?? serial, flaws.sentAt);
  const sent = flaws.isTampered ? body.replace('transaction', 'Transaction') : body;
  return { headers: { 'content-type': 'application/json', ...headers }, body: sent };
}

function seal(plain: string, key: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from('transaction'));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: 'transaction',
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: sealed.toString('base64'),
    associated_data: 'transaction',
    nonce,
  };
}
