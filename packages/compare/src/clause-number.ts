/**
 * Where the number of a block ends and its body begins. Automatic numbers are known from the reader; typed ones are recognised by form,
 * because plain text and many Word files carry nothing else. Promise: the border never cuts a token.
 */
import type { Block } from '@wenjian/document';
import { tokenEnd } from './tokenise.ts';

const ordinal = '[0-9０-９零〇一二三四五六七八九十百千]{1,6}';

/** 第三条 · （一） · 三、 · 3. 甲方 · 3.2 甲方. A bare 3.2 needs a space behind it, or it is a figure. */
const typedNumber = new RegExp(
  `[ \\t\\u3000]*(?:第${ordinal}[编章节条款项]|[（(]${ordinal}[）)]|${ordinal}、|[0-9]{1,2}[.．](?![0-9０-９])|[0-9]{1,3}(?:\\.[0-9]{1,3})+(?=[ \\t\\u3000]))`,
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

function typedNumberEnd(text: string, block: Block): number {
  // A table cell that holds 3. or 三、 is as likely a value as a number.
  if (block.type === 'tableCell') return block.start;
  typedNumber.lastIndex = block.start;
  return typedNumber.test(text) ? Math.min(typedNumber.lastIndex, block.end) : block.start;
}
