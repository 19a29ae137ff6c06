/**
 * In: all pages after layout. Out: the blocks of the document, in the order of a Word file: headers, body,
 * footnotes, comments, footers. Page breaks then do not affect the order of the text.
 */
import { append } from '@wenjian/document';
import type { LookedBlock } from '../../plain-style.ts';
import { furnitureBlocks, furnitureOfEveryPage } from '../page/furniture-blocks.ts';
import { marginsOfColumns } from '../page/margins.ts';
import type { PageSize, SlantedText } from '../page/marks.ts';
import type { PlacedImage } from '../page/page-content.ts';
import { findFurniture, type PageLayout } from '../page/page-furniture.ts';
import type { Column } from '../page/page-items.ts';
import { buildStream, type StreamElement, type StreamFloat } from '../page/page-stream.ts';
import { findPaleLines, watermarkBlocks } from '../page/watermarks.ts';
import { continuationOf, type TablePart, tableBlocks } from '../tables/table-blocks.ts';
import { roleOf, type Typography, typographyOf } from './block-type.ts';
import { type NoteLines, separateNotes } from './find-notes.ts';
import { compoundsOf, joinText } from './join-text.ts';
import { continues, joinLines, type PlacedLine } from './paragraphs.ts';
import type { TextLine } from './text-line.ts';

export interface ComposeOptions {
  /** Headers and footers of every page, including page numbers; else each distinct text once. */
  readonly keepsEveryPage: boolean;
}

export interface ComposedBlocks {
  readonly blocks: readonly LookedBlock[];
  /** Number of page numbers that were left out. */
  readonly pageNumberCount: number;
}

export function composeBlocks(
  layouts: readonly PageLayout[],
  sizes: readonly PageSize[],
  slanted: readonly SlantedText[],
  { keepsEveryPage }: ComposeOptions,
): ComposedBlocks {
  const items = layouts.flatMap((page) => page.items);
  const lines = items.flatMap(linesOfItem);
  const outside = items.flatMap((item) => (item.kind === 'column' ? item.lines : []));
  const typography = typographyOf(lines, outside);
  const furniture = findFurniture(layouts);
  const { pages, notes } = separateNotes(layouts, furniture, typography.bodySize);
  const pale = findPaleLines(pages, typography.bodySize);
  const { elements, floats } = buildStream(pages, (line) => !furniture.has(line) && !pale.has(line));
  const compounds = compoundsOf(lines.map((line) => line.text));
  const composer = new BodyComposer(floats, sizes, typography, compounds);
  for (const [index, element] of elements.entries()) composer.add(element, index, elements[index + 1]);
  const toBlock = (type: LookedBlock['type'], own: readonly TextLine[]): LookedBlock => ({
    type,
    ...pageOf(own),
    ...joinText(own, sizes, compounds),
  });
  const { headers, footers, pageNumberCount } = (keepsEveryPage ? furnitureOfEveryPage : furnitureBlocks)(
    furniture,
    (zone, line) => toBlock(zone, [line]),
  );
  const blocks = [
    ...headers,
    ...composer.finish(elements.length),
    ...noteParagraphs(notes).map((own) => toBlock('footnote', own)),
    ...commentBlocks(pages),
    ...footers,
    ...distinct(pale).map((line) => toBlock('watermark', [line])),
    ...watermarkBlocks(slanted),
  ];
  return { blocks, pageNumberCount };
}

function linesOfItem(item: PageLayout['items'][number]): readonly TextLine[] {
  return item.kind === 'column' ? item.lines : item.cells.flatMap((cell) => cell.lines);
}

function commentBlocks(pages: readonly PageLayout[]): LookedBlock[] {
  return pages.flatMap(({ comments, pageIndex }) =>
    comments.map(({ author, text }) => ({
      type: 'comment' as const,
      text,
      page: pageIndex + 1,
      ...(author === '' ? {} : { author }),
    })),
  );
}

/** Notes share one column over all pages. A note may have several paragraphs. */
function noteParagraphs(notes: readonly NoteLines[]): (readonly TextLine[])[] {
  const column: Column = { kind: 'column', key: 'notes', pageWidth: null, lines: notes.flat() };
  const margins = marginsOfColumns([column]).get(column);
  if (margins === undefined) return [];
  return notes
    .flatMap((note) => joinLines(note.map((line) => ({ line, margins }))))
    .map((paragraph) => paragraph.map(({ line }) => line));
}

/** A watermark is the same on every page: once is enough. */
function distinct(lines: Iterable<TextLine>): TextLine[] {
  const byText = new Map<string, TextLine>();
  for (const line of lines) if (!byText.has(line.text)) byText.set(line.text, line);
  return [...byText.values()];
}

/**
 * Processes the stream element by element and closes a paragraph or table when the next element does not
 * continue it.
 */
class BodyComposer {
  readonly #blocks: LookedBlock[] = [];
  readonly #floats: StreamFloat[];
  readonly #sizes: readonly PageSize[];
  readonly #typography: Typography;
  readonly #compounds: ReadonlySet<string>;
  #paragraph: PlacedLine[] = [];
  #table: TablePart[] = [];
  #tableCount = 0;

  constructor(
    floats: readonly StreamFloat[],
    sizes: readonly PageSize[],
    typography: Typography,
    compounds: ReadonlySet<string>,
  ) {
    this.#floats = [...floats];
    this.#sizes = sizes;
    this.#typography = typography;
    this.#compounds = compounds;
  }

  add(element: StreamElement, index: number, next: StreamElement | undefined): void {
    if (element.kind === 'line') {
      const following = next?.kind === 'line' ? next.placed : undefined;
      if (this.#table.length > 0 || !continues(this.#paragraph, element.placed, following))
        this.#close(index);
      this.#paragraph.push(element.placed);
      return;
    }
    const previous = this.#table.at(-1);
    const part = previous === undefined ? null : continuationOf(previous, element);
    if (part === null) this.#close(index);
    this.#table.push(part ?? element);
  }

  finish(end: number): readonly LookedBlock[] {
    this.#close(end);
    return this.#blocks;
  }

  /** Pictures and text boxes up to `index` come after the open block: they never split a paragraph. */
  #close(index: number): void {
    if (this.#paragraph.length > 0) this.#blocks.push(this.#paragraphBlock(this.#paragraph));
    if (this.#table.length > 0) {
      append(this.#blocks, tableBlocks(this.#table, this.#tableCount, this.#sizes, this.#compounds));
      this.#tableCount++;
    }
    this.#paragraph = [];
    this.#table = [];
    while (this.#floats[0] !== undefined && this.#floats[0].at <= index) {
      const [placed] = this.#floats.splice(0, 1);
      if (placed?.kind === 'image') this.#blocks.push(imageBlock(placed.image, placed.pageIndex));
      if (placed?.kind === 'box') append(this.#blocks, this.#boxBlocks(placed.lines));
    }
  }

  #boxBlocks(placed: readonly PlacedLine[]): LookedBlock[] {
    return joinLines(placed).map((paragraph): LookedBlock => {
      const lines = paragraph.map(({ line }) => line);
      return { type: 'textBox', ...pageOf(lines), ...joinText(lines, this.#sizes, this.#compounds) };
    });
  }

  #paragraphBlock(placed: readonly PlacedLine[]): LookedBlock {
    const lines = placed.map(({ line }) => line);
    const joined = joinText(lines, this.#sizes, this.#compounds);
    return { ...roleOf(lines, joined.text, this.#typography), ...pageOf(lines), ...joined };
  }
}

function imageBlock(image: PlacedImage, pageIndex: number): LookedBlock {
  const { x, y, width, height, picture, isSeal } = image;
  return {
    type: isSeal === true ? 'seal' : 'image',
    text: '',
    page: pageIndex + 1,
    box: { page: pageIndex, x, y, width, height },
    ...(picture === undefined ? {} : { picture }),
  };
}

function pageOf([first]: readonly TextLine[]): { page?: number } {
  return first === undefined ? {} : { page: first.pageIndex + 1 };
}
