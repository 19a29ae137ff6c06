/**
 * Text nobody sees: too small, or white inside visible text. In: a document. Out: its spans, sorted. White
 * text in headings, cells and boxes is kept, because it usually has a dark background, which the model does
 * not record.
 */
import { type Block, type Document, documentSpan, type Span, type TextStyle } from '@wenjian/document';

/** Nobody can read text below this size; footnotes and stamps are larger. */
const SMALLEST_READABLE_PT = 3;
/** Red, green and blue are each at least this: no contrast on white paper. */
const NEARLY_WHITE = 0xf0;

export function findHiddenText(document: Document): readonly Span[] {
  const spans: Span[] = [];
  let index = 0;
  for (const run of document.runs ?? []) {
    while ((document.blocks[index]?.end ?? Number.POSITIVE_INFINITY) < run.end) index++;
    const block = document.blocks[index];
    if (block === undefined || !isHidden(run.style, block)) continue;
    if (document.text.slice(run.start, run.end).trim() === '') continue;
    spans.push(documentSpan(run.start, run.end));
  }
  return spans;
}

function isHidden({ color, sizePt }: TextStyle, block: Block): boolean {
  if (sizePt !== undefined && sizePt < SMALLEST_READABLE_PT) return true;
  const isOnPaper = block.type === 'paragraph' || block.type === 'listItem';
  return isOnPaper && color !== undefined && isNearlyWhite(color);
}

function isNearlyWhite(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return channels.every((channel) => channel >= NEARLY_WHITE);
}
