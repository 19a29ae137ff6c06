import { expect, it } from 'vitest';
import { hashOfCode, maskFileName, maskPerson, newCode, newNumber, plainNumber } from './issue-report.ts';

it('a number and a code are found again however they were typed', () => {
  const number = newNumber(new Date('2026-11-17T17:00:00Z'));
  const code = newCode();
  expect(number).toMatch(/^WJ-20261118-[2-9A-HJKMNP-Z]{8}$/);
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
  expect(plainNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
  expect(hashOfCode(code.toLowerCase().replaceAll('-', '—'))).toBe(hashOfCode(code));
  expect(hashOfCode(newCode())).not.toBe(hashOfCode(code));
  expect(plainNumber('别的')).toBe('');
});

it('names are masked down to their first sign', () => {
  expect([maskFileName('云杉投标书.docx'), maskFileName('𠮷.txt'), maskFileName('无后缀')]).toEqual([
    '云***.docx',
    '𠮷***.txt',
    '无***',
  ]);
  expect([maskPerson('张三丰'), maskPerson('138****0000')]).toEqual(['张**', '138****0000']);
});
