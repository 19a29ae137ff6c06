/** Whether a text has the form that its field asks for: a sentence, or null. */
import { isValidCreditCode, isValidIdNumber } from '@wenjian/contract';
import type { TextFormat } from './template.ts';
import { templateText } from './templates.text.ts';

const { problems: say } = templateText;

/** With a country or area code, and an extension; several are separated. */
const phone =
  /^(?:\+?86[- ]?)?(?:1[3-9]\d{9}|(?:0\d{2,3}[- ]?)?\d{7,8}(?:(?:-|转)\d{1,6})?|[48]00[- ]?\d{3}[- ]?\d{4})$/;
const percent = /^\d{1,6}(?:\.\d{1,4})?[ ]?[%％]?$/;
const account = /^[\d -]{6,40}$/;
const email = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/;

export function formatProblem(format: TextFormat, text: string): string | null {
  switch (format) {
    case 'idNumber':
      return isValidIdNumber(text) ? null : say.idNumber;
    case 'creditCode':
      return isValidCreditCode(text) ? null : say.creditCode;
    case 'phone':
      return text.split(/[、,，;；/]/).every((one) => phone.test(one.trim())) ? null : say.phone;
    case 'email':
      return email.test(text) ? null : say.email;
    case 'account':
      return account.test(text) ? null : say.account;
    case 'percent':
      return percent.test(text) ? null : say.percent;
    case 'personName':
    case 'address':
      return null;
  }
}
