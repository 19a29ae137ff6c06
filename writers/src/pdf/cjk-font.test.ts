import type { PDFFont } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { wrapText } from './cjk-font.ts';

/** Every character as wide as the size. */
function squareFont() {
  let measured = 0;
  const font = {
    widthOfTextAtSize(text: string, size: number) {
      measured++;
      return text.length * size;
    },
  };
  return { font: font as unknown as PDFFont, count: () => measured };
}

describe('wrapped text', () => {
  it('breaks at the width, keeps fitting words whole and existing line ends', () => {
    const { font } = squareFont();
    expect(wrapText(font, '甲乙丙丁戊\n己ab cd', 10, 30)).toEqual(['甲乙丙', '丁戊', '己ab', ' cd']);
    expect(wrapText(font, 'abcdefg', 10, 30)).toEqual(['abc', 'def', 'g']);
  });

  it('starts no line with a closing mark', () => {
    const { font } = squareFont();
    expect(wrapText(font, '甲乙丙，丁戊', 10, 30)).toEqual(['甲乙', '丙，丁', '戊']);
    expect(wrapText(font, '𠮷𠮷。', 10, 40)).toEqual(['𠮷', '𠮷。']);
    expect(wrapText(font, '甲。', 10, 10)).toEqual(['甲', '。']);
  });

  it('measures each character once, however long the text is', () => {
    const { font, count } = squareFont();
    expect(wrapText(font, '甲方应当支付价款'.repeat(5000), 9, 500)).toHaveLength(728);
    expect(count()).toBe(8);
  });
});
