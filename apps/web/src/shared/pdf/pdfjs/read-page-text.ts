/** A page's text with the place of each run, from pdf.js's text content. */
import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageText, TextRun } from '../view-model/text-boxes.ts';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Content = TextContent['items'][number];
type Item = Extract<Content, { readonly str: string }>;
type Style = TextContent['styles'][string];

export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const { transform } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const parts: string[] = [];
  const runs: TextRun[] = [];
  let start = 0;
  for (const item of content.items) {
    if (!isItem(item)) continue;
    const end = start + item.str.length;
    if (item.str !== '')
      runs.push({ start, end, ...placeOf(item, content.styles[item.fontName], transform) });
    parts.push(item.str, item.hasEOL ? '\n' : '');
    start = end + (item.hasEOL ? 1 : 0);
  }
  return { text: parts.join(''), runs };
}

function isItem(content: Content): content is Item {
  return 'str' in content;
}

function placeOf(item: Item, style: Style | undefined, viewport: number[]): Omit<TextRun, 'start' | 'end'> {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = Util.transform(viewport, item.transform);
  const size = Math.hypot(c, d);
  const isVertical = style?.vertical ?? false;
  // Lengths are in the page's own units; the viewport has their size in points.
  const unit = Math.hypot(viewport[0] ?? 1, viewport[1] ?? 0);
  const ascent = plausible(style?.ascent, TYPICAL_ASCENT);
  return {
    x,
    y,
    length: (isVertical ? item.height : item.width) * unit,
    ascent: ascent * size,
    descent: plausible(style ? -style.descent : undefined, TYPICAL_DESCENT) * size,
    angle: Math.atan2(b, a) + (isVertical ? Math.PI / 2 : 0),
  };
}

/** Parts of the font size, for fonts with missing or invalid values. */
const TYPICAL_ASCENT = 0.86;
const TYPICAL_DESCENT = 0.14;

function plausible(share: number | undefined, typical: number): number {
  return share !== undefined && share > 0.05 && share < 1.2 ? share : typical;
}
