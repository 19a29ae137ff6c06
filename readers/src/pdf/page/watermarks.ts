/**
 * In: all pages. Out: the texts across the pages (watermarks), each once, and the pale lines to remove from
 * the text.
 */
import type { BlockDraft } from '@wenjian/document';
import type { TextLine } from '../text/text-line.ts';
import type { SlantedText } from './marks.ts';
import { LARGE_FROM, PALE_FROM } from './overlays.ts';
import type { PageLayout } from './page-furniture.ts';

/** Upright watermarks are pale, larger than the text, and the same on several pages. */
const MIN_PAGES = 2;

export function findPaleLines(pages: readonly PageLayout[], bodySize: number): ReadonlySet<TextLine> {
  const byText = new Map<string, TextLine[]>();
  for (const page of pages) {
    for (const item of page.items) {
      if (item.kind !== 'column') continue;
      for (const line of item.lines) {
        if (line.lightness < PALE_FROM || line.size < bodySize * LARGE_FROM) continue;
        byText.set(line.text, [...(byText.get(line.text) ?? []), line]);
      }
    }
  }
  const pale = new Set<TextLine>();
  for (const lines of byText.values()) {
    const pageCount = new Set(lines.map((line) => line.pageIndex)).size;
    if (pageCount < Math.min(MIN_PAGES, pages.length)) continue;
    for (const line of lines) pale.add(line);
  }
  return pale;
}

/** One block for each text, at its first place. */
export function watermarkBlocks(slanted: readonly SlantedText[]): BlockDraft[] {
  const seen = new Set<string>();
  return slanted.flatMap(({ pageIndex, text, edges, top, height }) => {
    const shown = text.trim();
    const from = text.indexOf(shown);
    if (seen.has(shown)) return [];
    seen.add(shown);
    const cut = edges.slice(from, from + shown.length + 1);
    return [
      {
        type: 'watermark' as const,
        text: shown,
        page: pageIndex + 1,
        lines: [{ start: 0, end: shown.length, page: pageIndex, top, height, edges: cut }],
      },
    ];
  });
}
