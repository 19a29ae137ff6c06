/** In: inline Markdown of a block. Out: the visible text: without emphasis marks, link targets and tags. */
import { decodeHTML } from 'entities';
import type { NotReadCounter } from '../not-read-counter.ts';
import type { markupNotRead } from './markup.text.ts';

/** Placeholders for literal characters until the marks are removed. */
const LITERAL_BASE = 0xe000;

export function plainInline(source: string, counter: NotReadCounter<typeof markupNotRead>): string {
  const literals: string[] = [];
  const keep = (text: string): string => {
    literals.push(text);
    return String.fromCharCode(
      LITERAL_BASE + 1,
      ...String(literals.length - 1)
        .split('')
        .map(digitMark), // few: the digits of a number
      LITERAL_BASE,
    );
  };
  let text = withoutComments(source)
    .replace(/`{1,3}([^`]{1,2000})`{1,3}/g, (_, code: string) => keep(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => keep(mark))
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<((?:https?|mailto):[^>\s]{1,2000})>/g, (_, address: string) => keep(address))
    .replace(/<\/?[a-zA-Z][^<>]{0,1000}>/g, '');
  text = text.replace(/!\[([^\]]{0,1000})\](?:\([^()]{0,2000}\)|\[[^\]]{0,200}\])/g, () => {
    counter.add('images');
    return '';
  });
  text = text
    .replace(/\[\^[^\]\s]{1,100}\]/g, '')
    .replace(
      /\[([^[\]]{1,2000})\](?:\([^()]{0,2000}(?:\([^()]{0,200}\)[^()]{0,200})?\)|\[[^\]]{0,200}\])/g,
      '$1',
    );
  return restore(decodeHTML(withoutEmphasis(text)), literals).trim();
}

function withoutComments(text: string): string {
  let plain = '';
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    const end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    plain += text.slice(from, start);
    from = end + 3;
  }
  return plain + text.slice(from);
}

function digitMark(digit: string): number {
  return LITERAL_BASE + 0x10 + Number(digit);
}

function restore(text: string, literals: readonly string[]): string {
  return text.replace(/\ue001([\ue010-\ue019]+)\ue000/g, (_, marks: string) => {
    const digits = Array.from(marks, (mark) => mark.charCodeAt(0) - LITERAL_BASE - 0x10).join('');
    return literals[Number(digits)] ?? '';
  });
}

/** Pairs of * _ ~ are dropped; all others are text. */
function withoutEmphasis(text: string): string {
  const runs = [...text.matchAll(/\*+|_+|~~/g)].map((match) => runAt(text, match[0], match.index));
  const openers = new Map<string, number[]>();
  const dropped = new Set<number>();
  runs.forEach((run, index) => {
    const key = run.mark;
    const waiting = openers.get(key) ?? [];
    const opener = run.canClose ? waiting.pop() : undefined;
    if (opener !== undefined) {
      dropped.add(opener);
      dropped.add(index);
    } else if (run.canOpen) waiting.push(index);
    openers.set(key, waiting);
  });
  let plain = '';
  let from = 0;
  runs.forEach((run, index) => {
    if (!dropped.has(index)) return;
    plain += text.slice(from, run.start);
    from = run.start + run.mark.length;
  });
  return plain + text.slice(from);
}

function runAt(text: string, mark: string, start: number) {
  const before = text[start - 1] ?? ' ';
  const after = text[start + mark.length] ?? ' ';
  const isInWord = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  // Inside a word _ is part of a name; * is a mark even without spaces around it, as in Chinese.
  const canMark = !(mark.startsWith('_') && isInWord);
  return { mark, start, canOpen: canMark && !/\s/.test(after), canClose: canMark && !/\s/.test(before) };
}
