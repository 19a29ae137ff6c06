/** Rules of the sign-in form: accepted input, its errors, and when a code may be sent again. */
import { PHONE_PATTERN, SMS_CODE_DIGITS } from '@wenjian/api';
import type { ApiError } from '../../../shared/http/api-error.ts';
import { signInText } from '../sign-in.text.ts';

const PHONE_DIGITS = 11;
const COUNTRY_CODE = '86';

/** Pasted numbers come as "+86 138 0013 8000", "138-0013-8000" or in full width. */
export function cleanPhone(text: string): string {
  const digits = digitsOf(text);
  const isWithCountry = digits.length > PHONE_DIGITS && digits.startsWith(COUNTRY_CODE);
  return (isWithCountry ? digits.slice(COUNTRY_CODE.length) : digits).slice(0, PHONE_DIGITS);
}

/** A pasted message such as "验证码 123456，5 分钟内有效" gives its first run of six digits. */
export function cleanCode(text: string): string {
  const narrow = text.normalize('NFKC');
  const run = new RegExp(`(?<!\\d)\\d{${SMS_CODE_DIGITS}}(?!\\d)`).exec(narrow)?.[0];
  return run ?? digitsOf(narrow).slice(0, SMS_CODE_DIGITS);
}

export function phoneProblem(phone: string): string | null {
  if (phone === '') return signInText.phoneMissing;
  return PHONE_PATTERN.test(phone) ? null : signInText.phoneWrong;
}

export function codeProblem(code: string): string | null {
  if (code === '') return signInText.codeMissing;
  return code.length === SMS_CODE_DIGITS ? null : signInText.codeWrong;
}

export function secondsLeft(resendAtMs: number | null, nowMs: number): number {
  return resendAtMs === null ? 0 : Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000));
}

export type FormField = 'phone' | 'code' | 'form';

/** The field a server error is shown beside. */
export function fieldOf(error: ApiError): FormField {
  if (error.errorName?.startsWith('SMS_')) return 'code';
  if (error.fields.some((field) => field.path.endsWith('phone'))) return 'phone';
  if (error.fields.some((field) => field.path.endsWith('code'))) return 'code';
  return 'form';
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}
