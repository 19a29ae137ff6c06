/**
 * The advance of a character on our own pages, in units of the font size. Layout must not wait for a font to be opened,
 * so widths are a rule; the PDF draws every character at the place this gives it, whatever its glyph's own width.
 */

/** Of the space to the tilde in Noto Sans CJK SC, in thousandths. */
const ASCII = [
  224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555,
  555, 555, 555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689, 728, 293,
  535, 646, 543, 812, 723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555,
  559, 606, 563, 618, 510, 620, 554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606, 620, 620, 388, 468,
  377, 607, 521, 802, 498, 521, 475, 338, 270, 338, 555,
];
const FIRST_ASCII = 0x20;
const PER_MILLE = 1000;
/** As wide as two Chinese characters: columns of a text file stay apart. */
const TAB = 2;
const LETTER = 0.62;
const FIRST_CHINESE = 0x2e80;

/** Latin, Greek and Cyrillic beyond ASCII, in the one range that has them. */
const letter = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;
const withoutWidth = /^[\p{M}\p{Cf}\p{Cc}]$/u;

/** Nobody sees these in any font: zero width spaces, selectors of a variant, marks of direction. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

export function isInvisible(code: number): boolean {
  return invisible.test(String.fromCodePoint(code));
}

/** Each character outside ASCII and the ideographs is looked at once. */
const known = new Map<number, number>();

export function widthOf(code: number): number {
  const ascii = ASCII[code - FIRST_ASCII];
  if (ascii !== undefined) return ascii / PER_MILLE;
  if (code === 0x09) return TAB;
  if (code >= 0x4e00 && code <= 0x9fff) return 1;
  const width = known.get(code) ?? judged(code);
  known.set(code, width);
  return width;
}

function judged(code: number): number {
  const character = String.fromCodePoint(code);
  if (withoutWidth.test(character)) return 0;
  return code < FIRST_CHINESE && letter.test(character) ? LETTER : 1;
}
