import { expect, it } from 'vitest';
import { formatInstant } from './format-instant.ts';

const NOW = new Date(2026, 10, 16, 14, 3, 0);
const before = (ms: number) => formatInstant(new Date(NOW.getTime() - ms).toISOString(), NOW);

it.each([
  [0, '刚刚'],
  [-5_000, '刚刚'],
  [59_999, '刚刚'],
  [60_000, '1 分钟前'],
  [59 * 60_000, '59 分钟前'],
  [60 * 60_000, '1 小时前'],
  [24 * 3_600_000 - 1, '23 小时前'],
  [24 * 3_600_000, '2026-11-15 14:03'],
])('%d ms ago reads as %s', (ms, text) => expect(before(ms)).toBe(text));
