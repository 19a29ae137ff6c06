import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import { cleanCode, cleanPhone, codeProblem, fieldOf, phoneProblem, secondsLeft } from './sign-in-form.ts';
import { avatarUrl, displayName, displayPhone } from './user-display.ts';

const nobody = {
  username: null,
  name: null,
  nickname: null,
  phone: null,
  phone_number: null,
  photo: null,
  picture: null,
};

describe('how a user is shown', () => {
  it.each([
    [{ username: '用户名', name: '姓名', nickname: '昵称' }, '用户名'],
    [{ name: '姓名', nickname: '昵称' }, '姓名'],
    [{ username: ' ', nickname: '昵称' }, '昵称'],
    [{ phone: '13800138000' }, '13800138000'],
  ])('the display name of %j is %s', (part, expected) => {
    expect(displayName({ ...nobody, ...part })).toBe(expected);
  });

  it.each([
    [{ phone: '13800138000', nickname: '昵称' }, '13800138000'],
    [{ phone_number: '13800138001', nickname: '昵称' }, '13800138001'],
    [{ nickname: '昵称' }, '昵称'],
  ])('the display phone of %j is %s', (part, expected) => {
    expect(displayPhone({ ...nobody, ...part })).toBe(expected);
  });

  it('uses the default avatar when the photo is missing or the identity provider’s default image', () => {
    expect(avatarUrl(nobody)).toBeNull();
    expect(avatarUrl({ ...nobody, photo: 'https://id.example/static/default-avatar.png' })).toBeNull();
    expect(avatarUrl({ ...nobody, picture: 'https://id.example/u/7.png' })).toBe(
      'https://id.example/u/7.png',
    );
  });
});

describe('the sign-in form', () => {
  it.each([
    ['+86 138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['138001380001234', '13800138000'],
  ])('reads %s as the phone %s', (typed, phone) => {
    expect(cleanPhone(typed)).toBe(phone);
  });

  it.each([
    ['【文鉴】验证码 123456，5 分钟内有效', '123456'],
    ['12 34 56', '123456'],
    ['1234567', '123456'],
  ])('reads %s as the code %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code);
  });

  it('reports errors of a phone or a code', () => {
    expect(phoneProblem('')).toBe('请输入手机号');
    expect(phoneProblem('12345678901')).toBe('请输入正确的手机号');
    expect(phoneProblem('13800138000')).toBeNull();
    expect(codeProblem('')).toBe('请输入验证码');
    expect(codeProblem('123')).toBe('请输入 6 位数字验证码');
    expect(codeProblem('123456')).toBeNull();
  });

  it('counts whole seconds down to zero', () => {
    expect(secondsLeft(null, 0)).toBe(0);
    expect(secondsLeft(60_000, 0)).toBe(60);
    expect(secondsLeft(60_000, 59_001)).toBe(1);
    expect(secondsLeft(60_000, 61_000)).toBe(0);
  });

  it('shows a failure beside its field', () => {
    const error = (parts: Partial<ApiError>) =>
      new ApiError({ code: 400, status: 400, errorName: null, message: '', fields: [], ...parts });
    expect(fieldOf(error({ errorName: 'SMS_CODE_WRONG' }))).toBe('code');
    expect(fieldOf(error({ fields: [{ path: 'body.phone', message: '' }] }))).toBe('phone');
    expect(fieldOf(error({ errorName: 'INTERNAL' }))).toBe('form');
  });
});
