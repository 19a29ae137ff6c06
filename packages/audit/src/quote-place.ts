/** The text at a span, and its page. */
import { blockAt, boxesOfRange, type Document, type Span } from '@wenjian/document';
import type { Quotation } from './audit-result.ts';

export function quotationAt(document: Document, { start, end }: Span): Quotation {
  return { start, end, quote: document.text.slice(start, end), page: pageOf(document, { start, end }) };
}

/** Counted from 1. */
export function pageOf(document: Document, span: Span): number | null {
  const box = boxesOfRange(document, span)[0];
  return box === undefined ? (blockAt(document, span.start)?.page ?? null) : box.page + 1;
}
