/** Sends a code to a phone; each failure becomes a specific error. */
import type { SmsSignIn } from '../../adapters/identity/identity.port.ts';
import { SmsDeliveryError } from '../../adapters/sms/sms.port.ts';
import { AppError } from '../app-error.ts';

export async function sendCode(sms: SmsSignIn, phone: string) {
  const outcome = await sms.sendCode(phone).catch(deliveryFailure);
  switch (outcome.kind) {
    case 'sent':
      return { resendAfterSeconds: outcome.resendAfterSeconds, validSeconds: outcome.validSeconds };
    case 'tooSoon':
      throw new AppError('SMS_TOO_SOON', { retryAfterSeconds: outcome.retryAfterSeconds });
    case 'dailyLimit':
      throw new AppError('SMS_DAILY_LIMIT');
  }
}

function deliveryFailure(error: unknown): never {
  throw error instanceof SmsDeliveryError
    ? new AppError('UPSTREAM_FAILED', { message: '短信发送失败，请稍后重试' })
    : error;
}
