import { expect, it } from 'vitest';
import { applyCorrections, carryCorrections, correctionAtCaret, livePieces, neighbour } from './live-text.ts';

const at = (start: number, end: number, suggestion: string | null = '改') => ({
  id: `${start}`,
  start,
  end,
  suggestion,
});

it('moves what stands behind an edit, and forgets what the edit touches', () => {
  const [first, second] = [at(2, 4), at(8, 10)];
  const text = '双方签定合同汇入帐户。';
  const carried = carryCorrections([first, second], text, '双方签定了合同汇入帐户。');
  expect(carried).toEqual([first, { ...second, start: 9, end: 11 }]);
  expect(carryCorrections([first, second], text, '双方签订合同汇入帐户。')).toEqual([second]);
  expect(carryCorrections([first, second], text, '')).toEqual([]);
  expect(carryCorrections([first, second], text, text)).toEqual([first, second]);
});

it('never shows a mark on other words than those that were found', () => {
  const text = '甲甲乙乙甲甲';
  const found = [at(0, 2), at(4, 6)];
  for (const after of ['甲乙乙甲甲', '甲甲乙甲甲', '甲甲乙乙甲甲甲', '乙乙甲甲', '甲甲甲甲'])
    for (const { start, end } of carryCorrections(found, text, after))
      expect(after.slice(start, end)).toBe('甲甲');
});

it('forgets a gap that was written into', () => {
  expect(carryCorrections([at(3, 3)], '甲方应付款', '甲方应当付款')).toEqual([]);
});

it('puts all suggestions in place, and leaves remarks', () => {
  expect(applyCorrections('签定和签定，第九条', [at(0, 2, '签订'), at(3, 5, '签订'), at(6, 9, null)])).toBe(
    '签订和签订，第九条',
  );
  expect(applyCorrections('的的。', [at(0, 1, '')])).toBe('的。');
  expect(applyCorrections('甲付款', [at(1, 1, '方')])).toBe('甲方付款');
});

it('gives the whole text in pieces, with a gap on the character before it', () => {
  const pieces = livePieces('双方签定，甲付款', [at(2, 4), at(6, 6)]);
  expect(pieces.map(({ text, correction }) => [text, correction?.id ?? null])).toEqual([
    ['双方', null],
    ['签定', '2'],
    ['，', null],
    ['甲', '6'],
    ['付款', null],
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe('双方签定，甲付款');
});

it('finds the correction at the caret, and walks round', () => {
  const all = [at(2, 4), at(8, 10)];
  expect(correctionAtCaret(all, 3)?.id).toBe('2');
  expect(correctionAtCaret(all, 6)).toBeNull();
  expect(neighbour(all, null, 1)?.id).toBe('2');
  expect(neighbour(all, null, -1)?.id).toBe('8');
  expect(neighbour(all, '8', 1)?.id).toBe('2');
  expect(neighbour(all, '2', -1)?.id).toBe('8');
  expect(neighbour([], null, 1)).toBeNull();
});
