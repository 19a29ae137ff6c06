/** In: a document and a place in it. Out: the whole sentence around the place, in three parts: before, the place itself, behind it. */
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
