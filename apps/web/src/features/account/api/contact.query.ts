import { queryOptions } from '@tanstack/react-query';
import {
  type AnswerOf,
  type CallInput,
  changePhone,
  confirmEmail,
  readContact,
  removeEmail,
  sendEmailCode,
  sendPhoneCode,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type Contact = AnswerOf<typeof readContact>;

export function contactQuery() {
  return queryOptions({ queryKey: ['contact'], queryFn: () => call(readContact, {}) });
}

export const codeToOldPhone = () => call(sendPhoneCode, { body: { to: 'old' } });
export const codeToNewPhone = (phone: string) => call(sendPhoneCode, { body: { to: 'new', phone } });
export const takePhone = (body: CallInput<typeof changePhone>['body']) => call(changePhone, { body });
export const codeToEmail = (email: string) => call(sendEmailCode, { body: { email } });
export const takeEmail = (body: CallInput<typeof confirmEmail>['body']) => call(confirmEmail, { body });
export const forgetEmail = () => call(removeEmail, {});
