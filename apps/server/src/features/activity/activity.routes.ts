/** Sign-up and activity calls: SMS sign-in, the promotion's end and its codes. */
import { checkActivityCode, checkPhoneExist, sendSmsCode, stopTime, verifySmsCode } from '@wenjian/api';
import type { Identity, SmsSignIn } from '../../adapters/identity/identity.port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { sendCode } from '../../platform/people/send-code.ts';
import type { AccountService } from '../account/index.ts';
import { findActivityCoupon } from '../coupons/index.ts';

export function activityRoutes(
  database: Database,
  identity: Identity,
  accounts: AccountService,
  activityEnd: Date,
): readonly RouteHandler[] {
  return [
    handle(stopTime, async () => ({ stopTime: activityEnd.toISOString(), now: new Date().toISOString() })),
    handle(checkActivityCode, async ({ body }) => {
      const offer = await findActivityCoupon(database, body.code, activityEnd);
      const { name, discountFen, minPriceFen, plans, validDays } = offer;
      return { name, discountFen, minPriceFen, plans, validDays };
    }),
    handle(checkPhoneExist, async ({ body }) => ({
      exists: await smsSignIn(identity).phoneExists(body.phone),
    })),
    handle(sendSmsCode, ({ body }) => sendCode(smsSignIn(identity), body.phone)),
    handle(verifySmsCode, async ({ body }) => {
      const { phone, code, ...attribution } = body;
      const outcome = await smsSignIn(identity).signIn(phone, code);
      switch (outcome.kind) {
        case 'signedIn': {
          const { accessToken, idToken, isNew, sub } = outcome;
          if (isNew) await accounts.register(sub, given(attribution));
          return { accessToken, idToken, isNew };
        }
        case 'wrongCode':
          throw new AppError('SMS_CODE_WRONG');
        case 'expired':
          throw new AppError('SMS_CODE_EXPIRED');
        case 'tooManyTries':
          throw new AppError('SMS_TOO_MANY_TRIES');
      }
    }),
  ];
}

/** With an external issuer there is no sign-in by SMS here; the login dialog offers the redirect instead. */
function smsSignIn(identity: Identity): SmsSignIn {
  if (!identity.sms) throw new AppError('UNAVAILABLE', { message: '请使用统一认证登录' });
  return identity.sms;
}

function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
