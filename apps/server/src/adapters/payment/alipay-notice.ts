/** Notices from Alipay: a signed form. */
import type { AlipayConfig } from '../../platform/config/payment-config.ts';
import { noticeLine, readAlipayTime } from './alipay-signature.ts';
import { type NoticeReader, NoticeRefused, type PaidPayment } from './payment.port.ts';
import { isRsaSigned } from './rsa-signature.ts';
import { yuanToFen } from './yuan.ts';

/** Alipay repeats a notice for up to 25 hours, with the time it was first sent. */
const REPLAY_WINDOW_MS = 26 * 3600 * 1000;
const PAID: readonly string[] = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

type Form = Readonly<Record<string, string>>;

export function createAlipayNotices(config: AlipayConfig): NoticeReader {
  return {
    name: 'alipay',
    accepted: { status: 200, type: 'text/plain', body: 'success' },
    refused: { status: 400, type: 'text/plain', body: 'failure' },
    read(request, now) {
      const form: Form = Object.fromEntries(new URLSearchParams(request.body));
      const { sign = '', sign_type: kind, notify_id: noticeId, out_trade_no: number } = form;
      if (kind !== 'RSA2' || !isRsaSigned(config.publicKey, noticeLine(form), sign))
        throw new NoticeRefused('its signature is wrong');
      if (form.app_id !== config.appId) throw new NoticeRefused('it is for another application');
      if (config.sellerId !== null && form.seller_id !== config.sellerId)
        throw new NoticeRefused('it is for another seller');
      const ageMs = Math.abs(now.getTime() - readAlipayTime(form.notify_time ?? '').getTime());
      if (!(ageMs <= REPLAY_WINDOW_MS)) throw new NoticeRefused('it was sent at another time');
      if (!noticeId || !number) throw new NoticeRefused('it is not a notice');
      return { noticeId, number, paid: paidOf(form) };
    },
  };
}

/** A refund comes with the same status and a refund amount; it is not a payment. */
function paidOf(form: Form): PaidPayment | null {
  const { trade_status: status = '', trade_no: tradeNumber, total_amount: yuan, gmt_payment: time } = form;
  const amountFen = yuanToFen(yuan ?? '');
  if (!PAID.includes(status) || form.refund_fee !== undefined) return null;
  if (!tradeNumber || amountFen === null || !time) return null;
  return { tradeNumber, amountFen, paidAt: readAlipayTime(time) };
}
