import {
  changePhone,
  confirmEmail,
  defaultChoices,
  readContact,
  readNotificationChoices,
  removeEmail,
  saveNotificationChoices,
  sendEmailCode,
  sendPhoneCode,
} from '@wenjian/api';
import { AppError } from '../../platform/app-error.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ServerParts } from '../feature.ts';
import { readUser, saveChoices } from './account.repository.ts';
import { confirmEmail as confirm, sendEmailCode as mailCode } from './email.service.ts';
import { saveEmail } from './email-codes.repository.ts';
import { canChangePhone, changePhone as change, sendPhoneCode as sendCode } from './phone.service.ts';

type ContactParts = Pick<ServerParts, 'database' | 'identity' | 'mail' | 'config'>;

export function contactRoutes({ database, identity, mail, config }: ContactParts): readonly RouteHandler[] {
  const rowOf = async (id: string) => {
    const row = await readUser(database, id);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return row;
  };
  return [
    handle(readContact, async ({ context: { user } }) => {
      const { phone, email } = await rowOf(user.id);
      const isMailSent = config.mail.command !== null;
      return { phone, email, canChangePhone: canChangePhone(identity, { phone }), isMailSent };
    }),
    handle(sendPhoneCode, ({ body, context: { user } }) =>
      sendCode(identity, user, body.to === 'new' ? body.phone : null),
    ),
    handle(changePhone, ({ body, context: { user } }) => change(database, identity, user, body)),
    handle(sendEmailCode, ({ body, context: { user } }) => mailCode(database, mail, user.id, body.email)),
    handle(confirmEmail, async ({ body, context: { user } }) => {
      await confirm(database, user.id, body);
      return null;
    }),
    handle(removeEmail, async ({ context: { user } }) => {
      await saveEmail(database, user.id, null);
      return null;
    }),
    handle(readNotificationChoices, async ({ context: { user } }) => {
      const { notificationChoices } = await rowOf(user.id);
      return notificationChoices ?? defaultChoices;
    }),
    handle(saveNotificationChoices, async ({ body, context: { user } }) => {
      const isMailWanted = Object.values(body).some((ways) => ways.mail);
      if (isMailWanted && (await rowOf(user.id)).email === null) throw new AppError('EMAIL_MISSING');
      await saveChoices(database, user.id, body);
      return body;
    }),
  ];
}
