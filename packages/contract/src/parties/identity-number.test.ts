import { expect, it } from 'vitest';
import { isValidCreditCode, isValidIdNumber } from './identity-number.ts';

it.each([
  ['91350100M000100Y43', true],
  ['91350100m000100y43', true],
  ['91350100M000100Y44', false],
  ['91350100M000100Y4', false],
  ['91350100I000100Y43', false],
])('checks the credit code %s', (code, isValid) => {
  expect(isValidCreditCode(code)).toBe(isValid);
});

it.each([
  ['11010519491231002X', true],
  ['11010519491231002x', true],
  ['110105194912310021', false],
  ['110105491231002', false],
])('checks the identity number %s', (number, isValid) => {
  expect(isValidIdNumber(number)).toBe(isValid);
});
