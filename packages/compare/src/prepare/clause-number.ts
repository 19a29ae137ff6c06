/**
 * Where the number of a block ends and its body begins. Automatic numbers come from the reader; typed ones
 * are recognised by their form, because plain text and many Word files have no others. Promise: the border
 * never cuts a token.
 */
import type { Block } from '@wenjian/document';
import { tokenEnd } from './tokenise.ts';

const chineseOrdinal = '[零〇一二三四五六七八九十百千]{1,6}';
const ordinal = `(?:[0-9０-９]{1,4}|${chineseOrdinal})`;
/** In brackets a longer number is a year: （2024）京01民初1号. */
const shortOrdinal = `(?:[0-9０-９]{1,2}|${chineseOrdinal})`;

/** Units after a figure that is a quantity, not a clause number: 3.5 万元, 1.2米. */
const unit = '[万亿千百元圆角分年月日天周时个倍米吨克升件台套份名人次公平%％‰℃]';
/** Units with which also words begin: 3.5寸, 1.5匹, 8.5折, but 3.2折旧, 3.2级别. */
export const measured =
  '(?:[寸匹秒瓦伏毫厘]|折(?![旧扣])|英[寸尺里]|级(?!别)|层(?![高级])|核(?![心算定对查])|版本)';
const space = '[ \\t\\u3000]';

/** 第三条 · （一） · (a) · 三、 · 3. 甲方 · 3.2 甲方 · 3.2甲方 · 三.2 甲方. A plain 3.2 followed by a unit is a figure. */
const typedNumber = new RegExp(
  `${space}*(?:第${ordinal}[编章节条款项]|[（(](?:${shortOrdinal}|[a-zA-Z])[）)]|${shortOrdinal}、|[0-9]{1,2}[.．](?![0-9０-９])|[0-9]{1,3}(?:\\.[0-9]{1,3})+(?=${space}|[\\u4e00-\\u9fff])(?!${space}*(?:${unit}|${measured}))|${chineseOrdinal}[.．][0-9]{1,3}(?:[.．][0-9]{1,3})*(?=${space}|[\\u4e00-\\u9fff]))`,
  'y',
);

/** `block.start` when the block has no number. */
export function numberEnd(text: string, block: Block): number {
  if (block.number !== undefined) return block.start + block.number.length;
  const end = typedNumberEnd(text, block);
  let offset: number = block.start;
  while (offset < end) offset = tokenEnd(text, offset, block.end);
  return offset === end ? end : block.start;
}

/** The end of a number typed at `offset`; `offset` itself when there is none. */
export function labelEnd(text: string, offset: number, limit: number): number {
  typedNumber.lastIndex = offset;
  return typedNumber.test(text) ? Math.min(typedNumber.lastIndex, limit) : offset;
}

function typedNumberEnd(text: string, block: Block): number {
  // A table cell with 3. or 三、 may hold a value as well as a number.
  return block.type === 'tableCell' ? block.start : labelEnd(text, block.start, block.end);
}
