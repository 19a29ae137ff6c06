/** In: all pages after layout. Out: the blocks of the document in reading order. */
import type { LookedBlock } from '../plain-style.ts';
import { roleOf, type Typography, typographyOf } from './block-type.ts';
import { compoundsOf, joinText } from './join-text.ts';
import type { PageSize, SlantedText } from './marks.ts';
import { findFurniture, type PageLayout } from './page-furniture.ts';
import { type Aside, buildStream, type PlacedAside, type StreamElement, startsNote } from './page-stream.ts';
import { continues, joinLines, type PlacedLine } from './paragraphs.ts';
import { isContinued, type TablePart, tableBlocks } from './table-blocks.ts';
import type { TextLine } from './text-line.ts';
import { findPaleLines, watermarkBlocks } from './watermarks.ts';

export function composeBlocks(
  pages: readonly PageLayout[],
  sizes: readonly PageSize[],
  slanted: readonly SlantedText[],
): LookedBlock[] {
  const lines = pages.flatMap((page) => page.items).flatMap(linesOfItem);
  const typography = typographyOf(lines);
  const furniture = findFurniture(pages);
  const pale = findPaleLines(pages, typography.bodySize);
  const { elements, asides } = buildStream(pages, furniture, pale, typography.bodySize);
  const composer = new BlockComposer(asides, sizes, typography, compoundsOf(lines.map((line) => line.text)));
  for (const [index, element] of elements.entries()) composer.add(element, index, elements[index + 1]);
  return [...composer.finish(elements.length), ...watermarkBlocks(slanted)];
}

function linesOfItem(item: PageLayout['items'][number]): readonly TextLine[] {
  return item.kind === 'column' ? item.lines : item.cells.flatMap((cell) => cell.lines);
}

/** Takes the stream element by element and closes a paragraph or table when the next one does not continue it. */
class BlockComposer {
  readonly #blocks: LookedBlock[] = [];
  readonly #asides: PlacedAside[];
  readonly #sizes: readonly PageSize[];
  readonly #typography: Typography;
  readonly #compounds: ReadonlySet<string>;
  #paragraph: PlacedLine[] = [];
  #table: TablePart[] = [];
  #tableCount = 0;

  constructor(
    asides: readonly PlacedAside[],
    sizes: readonly PageSize[],
    typography: Typography,
    compounds: ReadonlySet<string>,
  ) {
    this.#asides = [...asides];
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
    if (previous === undefined || !isContinued(previous, element)) this.#close(index);
    this.#table.push(element);
  }

  finish(end: number): readonly LookedBlock[] {
    this.#close(end);
    return this.#blocks;
  }

  /** What stands beside the body up to `index` follows what was open: a footer never cuts a paragraph in two. */
  #close(index: number): void {
    if (this.#paragraph.length > 0) this.#blocks.push(this.#paragraphBlock(this.#paragraph));
    if (this.#table.length > 0) {
      this.#blocks.push(...tableBlocks(this.#table, this.#tableCount, this.#sizes, this.#compounds));
      this.#tableCount++;
    }
    this.#paragraph = [];
    this.#table = [];
    while (this.#asides[0] !== undefined && this.#asides[0].at <= index) {
      const [placed] = this.#asides.splice(0, 1);
      if (placed !== undefined) this.#blocks.push(...this.#asideBlocks(placed.aside));
    }
  }

  #paragraphBlock(placed: readonly PlacedLine[]): LookedBlock {
    const lines = placed.map(({ line }) => line);
    const joined = joinText(lines, this.#sizes, this.#compounds);
    return { ...roleOf(lines, joined.text, this.#typography), ...pageOf(lines), ...joined };
  }

  #asideBlocks(aside: Aside): LookedBlock[] {
    switch (aside.kind) {
      case 'image': {
        const { x, y, width, height, picture, isSeal } = aside.image;
        return [
          {
            type: isSeal === true ? 'seal' : 'image',
            text: '',
            page: aside.pageIndex + 1,
            box: { page: aside.pageIndex, x, y, width, height },
            ...(picture === undefined ? {} : { picture }),
          },
        ];
      }
      case 'comment': {
        const { author, text } = aside.comment;
        return [{ type: 'comment', text, page: aside.pageIndex + 1, ...(author === '' ? {} : { author }) }];
      }
      case 'footnote':
        return notesOf(aside.lines).map((lines) => ({
          type: 'footnote',
          ...pageOf(lines),
          ...joinText(lines, this.#sizes, this.#compounds),
        }));
      default:
        return [
          {
            type: aside.kind,
            ...pageOf([aside.line]),
            ...joinText([aside.line], this.#sizes, this.#compounds),
          },
        ];
    }
  }
}

function notesOf(lines: readonly PlacedLine[]): TextLine[][] {
  const notes: PlacedLine[][] = [];
  for (const placed of lines) {
    const open = notes.at(-1);
    if (open === undefined || startsNote(placed.line)) notes.push([placed]);
    else open.push(placed);
  }
  return notes.flatMap((note) => joinLines(note)).map((note) => note.map(({ line }) => line));
}

function pageOf([first]: readonly TextLine[]): { page?: number } {
  return first === undefined ? {} : { page: first.pageIndex + 1 };
}
