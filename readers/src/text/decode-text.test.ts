import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return isLittle ? bytes : bytes.swap16();
};
const hex = (digits: string): Uint8Array => Buffer.from(digits.replaceAll(' ', ''), 'hex');

/** 甲方应当一次付清全部货款。 */
const GBK = hex('bcd7 b7bd d3a6 b5b1 d2bb b4ce b8b6 c7e5 c8ab b2bf bbf5 bfee a1a3');
/** 甲方應當一次付清全部貨款。 */
const BIG5 = hex('a5d2 a4e8 c0b3 b7ed a440 a6b8 a549 b24d a5fe b3a1 b366 b4da a143');

describe('bytes without a byte order mark are read', () => {
  it.each([
    ['GBK', GBK, '甲方应当一次付清全部货款。', 'gb18030'],
    [
      'GB18030 with a character of four bytes',
      Buffer.concat([GBK, hex('9532 8236')]),
      '甲方应当一次付清全部货款。𠀀',
      'gb18030',
    ],
    ['Big5', BIG5, '甲方應當一次付清全部貨款。', 'big5'],
    ['UTF-8', Buffer.from('甲方应当付款。'), '甲方应当付款。', 'utf-8'],
    ['plain Latin', Buffer.from('Payment is due.'), 'Payment is due.', 'utf-8'],
    [
      'Windows-1252',
      Buffer.from('Le d\xe9biteur r\xe8glera la cr\xe9ance \x93sans d\xe9lai\x94 \x96 100 \x80.', 'latin1'),
      'Le débiteur règlera la créance “sans délai” – 100 €.',
      'windows-1252',
    ],
    ['UTF-16 little-endian', utf16('甲方一次付清\n共 3 页', true), '甲方一次付清\n共 3 页', 'utf-16le'],
    ['UTF-16 big-endian', utf16('甲方一次付清\n共 3 页', false), '甲方一次付清\n共 3 页', 'utf-16be'],
    [
      'UTF-16 without a line break',
      utf16('甲方应当付清全部货款。', true),
      '甲方应当付清全部货款。',
      'utf-16le',
    ],
    ['UTF-16 of Latin words', utf16('Payment is due.', true), 'Payment is due.', 'utf-16le'],
  ])('as %s', (_, bytes, text, encoding) => {
    expect(decodeText(bytes, 'whole')).toEqual({ text, encoding });
  });

  it('also when they end in the middle of a character', () => {
    expect(decodeText(GBK.subarray(0, GBK.length - 1), 'beginning')?.text).toBe('甲方应当一次付清全部货款');
  });

  it('as nothing when they are no text', () => {
    expect(decodeText(hex('0001 0203 ff00 1a1b 0d0e 0102'), 'whole')).toBeNull();
    expect(
      decodeText(
        Uint8Array.from({ length: 4096 }, (_, at) => (at * 73) & 0xff),
        'whole',
      ),
    ).toBeNull();
  });
});
