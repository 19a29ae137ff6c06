import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['1,000,000.50', 1_000_000.5],
  ['１２．５', 12.5],
  ['3.5万', 35_000],
  ['【30】', 30],
  ['十五', 15],
  ['三百零五', 305],
  ['三百五', 350],
  ['两万五', 25_000],
  ['二〇二六', 2026],
  ['一千二百三十万', 12_300_000],
  ['壹佰叁拾陆万捌仟', 1_368_000],
  ['肆拾壹万零肆佰', 410_400],
  ['壹亿贰仟万', 120_000_000],
  ['一万亿', 1e12],
  ['百', 100],
  ['零点五', 0.5],
  ['三点二五', 3.25],
])('reads %s as %d', (written, value) => {
  expect(readNumber(written)).toBe(value);
});

it.each(['', '甲', '三点', '一点二点三', '点', '1.2.3', '__'])('reads no number from “%s”', (written) => {
  expect(readNumber(written)).toBeNull();
});
