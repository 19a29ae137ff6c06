/** Notices from WeChat Pay: signed, dated, and encrypted with a shared key. */
import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayConfig } from '../../platform/config/payment-config.ts';
import { type NoticeReader, NoticeRefused, type NoticeRequest } from './payment.port.ts';
import { parseJson } from './provider-call.ts';
import { isFromWechat, platformKeys } from './wechat-signature.ts';

const TAG_BYTES = 16;

const notice = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().default(''),
  }),
});

export const wechatTransaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.number().int() }).optional(),
});

export function createWechatNotices(config: WechatPayConfig): NoticeReader {
  const keys = platformKeys(config.platform);
  return {
    name: 'wechat',
    accepted: answer(200, 'SUCCESS', '成功'),
    refused: answer(401, 'FAIL', '失败'),
    read(request, now) {
      // A repeated notice has a new signature.
      if (!isFromWechat(keys, signedText(request), now))
        throw new NoticeRefused('its signature is wrong, or of another time');
      const parsed = notice.safeParse(parseJson(request.body));
      if (!parsed.success) throw new NoticeRefused('it is not a notice');
      const { id, event_type: event, resource } = parsed.data;
      const transaction = wechatTransaction.safeParse(parseJson(unseal(config.apiV3Key, resource)));
      if (!transaction.success) throw new NoticeRefused('what it holds is not a payment');
      const { data } = transaction;
      if (data.appid !== config.appId || data.mchid !== config.merchantId)
        throw new NoticeRefused('it is for another merchant');
      const isPaid = event === 'TRANSACTION.SUCCESS';
      return { noticeId: id, number: data.out_trade_no, paid: isPaid ? paidOf(data) : null };
    },
  };
}

/** Null while it is not paid. */
export function paidOf(transaction: z.output<typeof wechatTransaction>) {
  const { trade_state: state, transaction_id: tradeNumber, success_time: time, amount } = transaction;
  if (state !== 'SUCCESS' || !tradeNumber || !time || !amount) return null;
  return { tradeNumber, amountFen: amount.total, paidAt: new Date(time) };
}

function signedText({ headers, body }: NoticeRequest) {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    serial: header('wechatpay-serial'),
    timestamp: header('wechatpay-timestamp'),
    nonce: header('wechatpay-nonce'),
    signature: header('wechatpay-signature'),
    body,
  };
}

function unseal(key: string, resource: z.output<typeof notice>['resource']): string {
  const sealed = Buffer.from(resource.ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'utf8'), resource.nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(resource.associated_data, 'utf8'));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = [decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    throw new NoticeRefused('it cannot be opened with our key');
  }
}

function answer(status: number, code: string, message: string) {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify({ code, message }) };
}
