import { expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

it.each([
  ['lin@example.com', true],
  ['lin.fa+wu@mail.example.com.cn', true],
  ['lin', false],
  ['@example.com', false],
  ['lin@example', false],
  ['lin@@example.com', false],
  ['lin@exa mple.com', false],
  ['lin@.com', false],
])('%s: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
