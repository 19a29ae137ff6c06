import { describe, expect, it } from 'vitest';
import { numberOfCell } from './cell-number.ts';

describe('the number of a cell', () => {
  it.each([
    ['1,234.50', 1234.5, '#,##0.00'],
    ['(1,234)', -1234, '#,##0;(#,##0)'],
    ['-12.5%', -0.125, '0.0%'],
    ['¥3,000', 3000, '"¥"#,##0'],
    ['15', 15, '0'],
    ['0.00', 0, '0.00'],
  ])('%s is %d', (text, value, format) => expect(numberOfCell(text)).toEqual({ value, format }));

  it.each([
    '001',
    '13800138000',
    '2024年',
    '2024-03-01',
    '1.2.3',
    '12,34',
    '—',
    '',
    '(12',
    '123,456,789,012,345.67',
  ])('%s stays a text', (text) => expect(numberOfCell(text)).toBeNull());
});
