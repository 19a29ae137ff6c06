/**
 * In: the headers and footers of all pages. Out: each distinct text once, at its first place, as in a Word
 * file: without the page numbers, which say nothing about the document.
 */
import type { LookedBlock } from '../../plain-style.ts';
import { withoutRanges } from '../text/cut-line.ts';
import { areAlike } from '../text/likeness.ts';
import type { TextLine } from '../text/text-line.ts';
import type { Furniture, FurnitureLine } from './page-furniture.ts';

export interface FurnitureBlocks {
  readonly headers: readonly LookedBlock[];
  readonly footers: readonly LookedBlock[];
  readonly pageNumberCount: number;
}

export type ToBlock = (type: 'header' | 'footer', line: TextLine) => LookedBlock;

export function furnitureBlocks(furniture: Furniture, toBlock: ToBlock): FurnitureBlocks {
  const known = { header: new Map<string, TextLine>(), footer: new Map<string, TextLine>() };
  let pageNumberCount = 0;
  for (const [line, { zone, pageFigures }] of inPageOrder(furniture)) {
    pageNumberCount += pageFigures.length;
    const shown = withoutRanges(line, pageFigures);
    const key = shown.text.replace(/\s+/gu, '');
    const texts = known[zone];
    if (key !== '' && !texts.has(key) && !isMisreading(shown, key, texts)) texts.set(key, shown);
  }
  const blocksOf = (zone: 'header' | 'footer'): LookedBlock[] =>
    [...known[zone].values()].map((line) => toBlock(zone, line));
  return { headers: blocksOf('header'), footers: blocksOf('footer'), pageNumberCount };
}

/** Unchanged, page by page, for tools that edit the pages themselves. */
export function furnitureOfEveryPage(furniture: Furniture, toBlock: ToBlock): FurnitureBlocks {
  const blocksOf = (zone: 'header' | 'footer'): LookedBlock[] =>
    inPageOrder(furniture)
      .filter(([, own]) => own.zone === zone)
      .map(([line]) => toBlock(zone, line));
  return { headers: blocksOf('header'), footers: blocksOf('footer'), pageNumberCount: 0 };
}

function inPageOrder(furniture: Furniture): (readonly [TextLine, FurnitureLine])[] {
  return [...furniture].sort(
    ([one], [other]) => one.pageIndex - other.pageIndex || one.baseline - other.baseline,
  );
}

/** A recogniser may read one header in several ways; a different figure still makes a different header. */
function isMisreading({ confidence }: TextLine, key: string, known: ReadonlyMap<string, unknown>): boolean {
  if (confidence === null) return false;
  const figures = (text: string): string => text.replace(/\D+/gu, ' ').trim();
  return [...known.keys()].some((other) => figures(other) === figures(key) && areAlike(other, key));
}
