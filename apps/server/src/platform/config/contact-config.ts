/** How people reach those who run the product, as the contact page tells it; what is not set is not shown. */
import { z } from 'zod';

const PHONE_CHARACTERS = /^\+?[\d()\s-]{5,30}$/;
/** A line of the page. */
const LINE_MAX_CHARACTERS = 100;

const line = z
  .string()
  .trim()
  .min(1, '不能是空白')
  .max(LINE_MAX_CHARACTERS, `最多 ${LINE_MAX_CHARACTERS} 字`)
  .optional();

export const contactEnvironment = {
  CONTACT_PHONE: z.string().trim().regex(PHONE_CHARACTERS, '必须是电话号码，例如 400-800-0000').optional(),
  CONTACT_MAIL: z.email('必须是邮箱地址').optional(),
  CONTACT_ADDRESS: line,
  CONTACT_HOURS: line,
};

export interface ContactConfig {
  readonly phone: string | null;
  readonly mail: string | null;
  readonly address: string | null;
  readonly hours: string | null;
}

const shape = z.object(contactEnvironment);

export function contactConfig(values: z.output<typeof shape>): ContactConfig {
  return {
    phone: values.CONTACT_PHONE ?? null,
    mail: values.CONTACT_MAIL ?? null,
    address: values.CONTACT_ADDRESS ?? null,
    hours: values.CONTACT_HOURS ?? null,
  };
}
