/** What repeats from page to page: page numbers, running headers and footers, watermarks. Changes of it are told apart from the text. */
import type { Document } from '@wenjian/document';
import type { Verdict } from './change-draft.ts';
import { reasons } from './compare.text.ts';
import { type PlacedSide, textOf } from './placed-side.ts';

/** The headers and footers of each side, with their page numbers left out. */
export interface PageFurniture {
  readonly old: ReadonlySet<string>;
  readonly new: ReadonlySet<string>;
}

export function collectFurniture(old: Document, target: Document): PageFurniture {
  return { old: furnitureOf(old), new: furnitureOf(target) };
}

export function judgePageFurniture(
  old: PlacedSide | null,
  target: PlacedSide | null,
  furniture: PageFurniture,
): Verdict | null {
  if (!isFurniture(old) && !isFurniture(target)) return null;
  const sides = [old, target].filter((side) => side !== null);
  const noise = (reason: string, signal: string): Verdict => ({
    significance: 'noise',
    reason,
    signals: [signal],
  });
  if (sides.some((side) => side.block.type === 'watermark')) return noise(reasons.watermark, 'watermark');
  if (!sides.every(isRunning)) return null;
  if (sides.every((side) => textOf(side) === '' || isPageNumber(side))) {
    return noise(reasons.pageNumber, 'pageNumber');
  }
  if (old !== null && target !== null) return null;
  const [side] = sides;
  const others = old === null ? furniture.old : furniture.new;
  // The header of one more page, not another header.
  return side !== undefined && others.has(masked(side.block.type, textOf(side)))
    ? noise(reasons.repeatedHeader, 'pageBreak')
    : null;
}

function isFurniture(side: PlacedSide | null): boolean {
  return side !== null && (side.block.type === 'watermark' || isRunning(side));
}

function isRunning({ block }: PlacedSide): boolean {
  return block.type === 'header' || block.type === 'footer';
}

const ordinal = '[0-9０-９一二三四五六七八九十百]{1,5}';

const pageNumber = new RegExp(
  `[第共]\\s*${ordinal}\\s*页|page\\s*[0-9]+(?:\\s*of\\s*[0-9]+)?|[0-9]+\\s*[/／]\\s*[0-9]+(?=\\D*$)|^[\\s\\-–—~·]*[0-9]+[\\s\\-–—~·]*$`,
  'gi',
);

/** Whether the change touches nothing but a page number of its block. */
function isPageNumber({ document, block, start, end }: PlacedSide): boolean {
  const text = document.text.slice(block.start, block.end);
  const isWhole = start === block.start && end === block.end;
  if (isWhole) return text.replace(pageNumber, '').replace(/[\p{P}\p{S}\s]/gu, '') === '';
  return [...text.matchAll(pageNumber)].some(
    (match) => block.start + match.index <= start && block.start + match.index + match[0].length >= end,
  );
}

function furnitureOf(document: Document): ReadonlySet<string> {
  return new Set(
    document.blocks
      .filter((block) => block.type === 'header' || block.type === 'footer')
      .map((block) => masked(block.type, document.text.slice(block.start, block.end))),
  );
}

function masked(type: string, text: string): string {
  return `${type}:${text.replace(pageNumber, '#')}`;
}
