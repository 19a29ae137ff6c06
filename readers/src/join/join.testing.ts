/**
 * A printer for tests: sets a native document on pages like an office program (lines, repeated headers and
 * footers, page numbers, notes at the ends of pages, text boxes elsewhere) and records the position of each
 * native character.
 */
import { type Block, type BlockDraft, buildDocument, type Document, type LineDraft } from '@wenjian/document';

export interface Printed {
  readonly rendered: Document;
  /**
   * For each native code unit: page, line top and left edge of its first printing; null for those that are
   * not printed.
   */
  readonly truth: readonly (Place | null)[];
}

interface Place {
  readonly page: number;
  readonly top: number;
  readonly left: number;
}

export interface PrintOptions {
  readonly charactersPerLine: number;
  readonly linesPerPage: number;
  /** Whether the page reader recognised headers and footers. */
  readonly isHeaderTyped: boolean;
  /** Returns a number from 0 to below the limit. */
  readonly pick: (limit: number) => number;
}

export const CHARACTER_WIDTH = 10;
const LINE_HEIGHT = 16;

interface Glyph {
  readonly text: string;
  /** Offset in the native text; -1 for characters added by the printer. */
  readonly origin: number;
}

export function print(native: Document, options: PrintOptions): Printed {
  const of = (...types: Block['type'][]): Block[] =>
    native.blocks.filter((block) => types.includes(block.type));
  const headers = of('header').map((block) => glyphsOf(native, block));
  const footers = of('footer').map((block) => glyphsOf(native, block));
  const notes = of('footnote').map((block, index) => [added(`${index + 1}`), ...glyphsOf(native, block)]);
  const boxes = of('textBox').map((block) => glyphsOf(native, block));
  const lines = of('heading', 'paragraph', 'listItem', 'tableCell').flatMap((block) =>
    broken(glyphsOf(native, block), options.charactersPerLine),
  );
  const truth: (Place | null)[] = Array.from({ length: native.text.length }, () => null);
  const drafts: BlockDraft[] = [];
  const pageCount = Math.max(1, Math.ceil(lines.length / options.linesPerPage), notes.length);
  for (let page = 0; page < pageCount; page++) {
    let top = 0;
    const put = (type: Block['type'], line: readonly Glyph[]): void => {
      top += LINE_HEIGHT;
      drafts.push(draftOf(type, line, page, top, truth));
    };
    const outer = (type: 'header' | 'footer'): Block['type'] => (options.isHeaderTyped ? type : 'paragraph');
    for (const header of headers) put(outer('header'), header);
    const here = lines.slice(page * options.linesPerPage, (page + 1) * options.linesPerPage);
    const isLast = page === pageCount - 1;
    const anchored = boxes.splice(0, isLast ? boxes.length : options.pick(2));
    const middle = options.pick(here.length + 1);
    for (const line of here.slice(0, middle)) put('paragraph', line);
    for (const box of anchored) put('paragraph', box);
    for (const line of here.slice(middle)) put('paragraph', line);
    const note = notes.shift();
    if (note !== undefined) put('paragraph', note);
    for (const footer of footers) put(outer('footer'), footer);
    put(outer('footer'), [added(`第 ${page + 1} 页 共 ${pageCount} 页`)]);
  }
  const pages = Array.from({ length: pageCount }, () => ({ widthPt: 595, heightPt: 842 }));
  const rendered = buildDocument({
    readerVersion: 'test',
    kind: 'pdf',
    pages,
    blocks: drafts.filter((draft) => draft.text !== ''),
    notRead: [],
  });
  return { rendered, truth };
}

function added(text: string): Glyph {
  return { text, origin: -1 };
}

function glyphsOf(native: Document, block: Block): Glyph[] {
  return Array.from(native.text.slice(block.start, block.end), (text, index) => ({ text, index })).map(
    ({ text, index }) => ({ text, origin: block.start + index }),
  );
}

/** Breaks at the line width and at line breaks; some programs use other forms of the same character. */
function broken(glyphs: readonly Glyph[], width: number): Glyph[][] {
  const lines: Glyph[][] = [[]];
  for (const glyph of glyphs) {
    if (glyph.text === '\n') lines.push([]);
    else {
      if ((lines.at(-1)?.length ?? 0) >= width) lines.push([]);
      lines.at(-1)?.push(glyph);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** Characters of the file and their forms on the page: they look the same. */
const otherForms: Readonly<Record<string, string>> = {
  '，': ',',
  '“': '"',
  '（': '(',
  '•': '\uf0b7',
  一: '⼀',
};

function draftOf(
  type: Block['type'],
  line: readonly Glyph[],
  page: number,
  top: number,
  truth: (Place | null)[],
): BlockDraft {
  let text = '';
  const edges = [0];
  let x = 0;
  for (const glyph of line) {
    if (glyph.origin >= 0) truth[glyph.origin] ??= { page, top, left: x };
    for (const unit of Array.from(otherForms[glyph.text] ?? glyph.text)) {
      text += unit;
      x += CHARACTER_WIDTH;
      edges.push(x);
    }
  }
  const draft: LineDraft = { start: 0, end: text.length, page, top, height: LINE_HEIGHT, edges };
  return { type, text, page: page + 1, ...(text === '' ? {} : { lines: [draft] }) };
}
