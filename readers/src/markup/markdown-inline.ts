/** In: the pieces of a line of Markdown. Out: the text a reader sees: without marks of emphasis, targets of links and tags. */
import type { Token } from 'markdown-it';
import type { NotReadCounter } from '../not-read-counter.ts';
import type { markupNotRead } from './markup.text.ts';

export function plainInline(pieces: readonly Token[], counter: NotReadCounter<typeof markupNotRead>): string {
  const shown: string[] = [];
  let isBroken = false;
  for (const { type, content } of pieces) {
    if (type === 'image') counter.add('images');
    if (type === 'softbreak') isBroken = true;
    const text = textOf(type, content);
    if (text === '') continue;
    // Lines run on: Chinese without a space.
    if (isBroken && !isChinese(shown.at(-1)?.at(-1) ?? '') && !isChinese(text[0] ?? '')) shown.push(' ');
    isBroken = false;
    shown.push(text);
  }
  return shown.join('').trim();
}

function textOf(type: string, content: string): string {
  if (type === 'text' || type === 'code_inline') return content;
  if (type === 'hardbreak') return '\n';
  return type === 'html_inline' && /^<br\s*\/?>$/i.test(content) ? '\n' : '';
}

function isChinese(character: string): boolean {
  return /[\u2e80-\u9fff\uff00-\uffef]/.test(character);
}
