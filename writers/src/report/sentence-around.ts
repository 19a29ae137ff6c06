/** In: a document and a place in it. Out: the whole sentence around the place, in three parts: before, the place itself, behind it; and whether the place is whole sentences. */
import type { Document } from '@wenjian/document';
import { blockIndexAt } from '../docx/new-paragraph.ts';

export interface QuotedSentence {
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

const sentenceEnd = /[。；;！？!?\n]/;

export function sentenceAround(document: Document, start: number, end: number): QuotedSentence {
  const { text, blocks } = document;
  const first = blocks[blockIndexAt(blocks, start)];
  const last = blocks[blockIndexAt(blocks, Math.max(start, end - 1))];
  const lead = text.slice(Math.min(first?.start ?? start, start), start);
  const rest = text.slice(end, Math.max(last?.end ?? end, end));
  const quote = text.slice(start, end);
  const from = Math.max(...[...'。；;！？!?\n'].map((sign) => lead.lastIndexOf(sign))) + 1;
  // Words that end their sentence stand before the next one, which says nothing about them.
  const isEnded = quote.length > 1 && sentenceEnd.test(quote.at(-1) ?? '');
  const until = rest.search(sentenceEnd);
  return {
    before: lead.slice(from),
    quote,
    after: isEnded ? '' : until < 0 ? rest : rest.slice(0, until + 1),
  };
}

/** Whether words are sentences from their first word to their end, or all of their paragraph: without them nothing is left of what they say. */
export function isWholeSentences({ text, blocks }: Document, start: number, end: number): boolean {
  const block = blocks[blockIndexAt(blocks, start)];
  if (block === undefined || end > block.end || (start <= block.start && end === block.end)) return true;
  const isWhole = (from: number, to: number): boolean => {
    const lead = text.slice(block.start, from).trim();
    const begins = lead === '' || lead === block.number || sentenceEnd.test(lead.at(-1) ?? '');
    const words = text.slice(from, to).trim();
    return begins && words.length > 1 && (to === block.end || sentenceEnd.test(words.at(-1) ?? ''));
  };
  // 甲方担保。in front of 甲方付款。 may be listed as 担保。甲方: the same words came, cut elsewhere.
  let [from, to] = [start, end];
  while (from > block.start && text[from - 1] === text[to - 1]) [from, to] = [from - 1, to - 1];
  for (; to <= block.end; [from, to] = [from + 1, to + 1]) {
    if (isWhole(from, to)) return true;
    if (to === block.end || text[from] !== text[to]) return false;
  }
  return false;
}
