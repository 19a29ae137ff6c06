/**
 * In: a native document and the rendered offset of each of its code units. Out: the line fragments of the
 * native text. White space between two characters of a line fills the gap between them; everything else
 * without a position stays without.
 */
import { type Document, documentOffset, type LineFragment } from '@wenjian/document';
import type { MatchedDocuments } from './match-documents.ts';

export function layOut(
  native: Document,
  rendered: Document,
  { renderedOffsets, isVisible }: MatchedDocuments,
): readonly LineFragment[] {
  const source = rendered.layout ?? [];
  const sourceOf = fragmentIndices(rendered);
  const layout: LineFragment[] = [];
  for (const block of native.blocks) {
    let line: OpenLine | null = null;
    for (let offset: number = block.start; offset < block.end; offset++) {
      const isPlain = isVisible[offset] !== 1 && native.text[offset] !== '\n';
      const to = renderedOffsets[offset] ?? -1;
      if (to < 0 && isPlain) continue;
      const index = to < 0 ? -1 : (sourceOf[to] ?? -1);
      const fragment = source[index];
      const isGoingOn =
        line !== null && fragment === line.source && goesOn(rendered, isVisible, line, offset, to);
      if (line !== null && !isGoingOn) layout.push(closed(line));
      if (fragment === undefined) line = null;
      else if (line !== null && isGoingOn) addUnit(line, offset, to);
      else line = openLine(fragment, offset, to);
    }
    if (line !== null) layout.push(closed(line));
  }
  return layout;
}

/**
 * For each block the page (counted from 1) of its first positioned character; a block between two blocks of
 * one page gets that page.
 */
export function pagesOfBlocks(
  native: Document,
  layout: readonly LineFragment[],
): readonly (number | undefined)[] {
  const pages: (number | undefined)[] = [];
  let next = 0;
  for (const block of native.blocks) {
    while (next < layout.length && (layout[next]?.start ?? 0) < block.start) next++;
    const fragment = layout[next];
    pages.push(fragment !== undefined && fragment.end <= block.end ? fragment.page + 1 : undefined);
  }
  const before = filledForward(pages);
  const after = filledForward(pages.toReversed()).toReversed();
  return pages.map((page, index) => page ?? (before[index] === after[index] ? before[index] : undefined));
}

function filledForward(pages: readonly (number | undefined)[]): (number | undefined)[] {
  let last: number | undefined;
  return pages.map((page) => {
    last = page ?? last;
    return last;
  });
}

interface OpenLine {
  readonly source: LineFragment;
  readonly start: number;
  readonly edges: number[];
  readonly confidence: number[];
  lastOffset: number;
  lastRendered: number;
}

function fragmentIndices(rendered: Document): Int32Array {
  const indices = new Int32Array(rendered.text.length).fill(-1);
  (rendered.layout ?? []).forEach((fragment, index) => {
    indices.fill(index, fragment.start, fragment.end);
  });
  return indices;
}

function edge({ edges, start }: LineFragment, offset: number): number {
  return edges[offset - start] ?? edges.at(-1) ?? 0;
}

function openLine(source: LineFragment, offset: number, rendered: number): OpenLine {
  return {
    source,
    start: offset,
    edges: [edge(source, rendered)],
    confidence: [confidenceOf(source, rendered)],
    lastOffset: offset,
    lastRendered: rendered,
  };
}

function confidenceOf({ confidence, start }: LineFragment, offset: number): number {
  return confidence?.[offset - start] ?? 1;
}

/** No visible character is between the last character and this one, on either side. */
function goesOn(
  rendered: Document,
  isVisible: Uint8Array,
  line: OpenLine,
  offset: number,
  to: number,
): boolean {
  if (to < line.lastRendered) return false;
  for (let between = line.lastOffset + 1; between < offset; between++)
    if (isVisible[between] === 1) return false;
  const skipped = rendered.text.slice(line.lastRendered + 1, to);
  return skipped.trim() === '' || isSecondUnit(skipped);
}

/** The second part of a character with two code units. */
function isSecondUnit(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length === 1 && code >= 0xdc00 && code <= 0xdfff;
}

function addUnit(line: OpenLine, offset: number, to: number): void {
  const { source } = line;
  const left = edge(source, to === line.lastRendered ? to + 1 : to);
  const right = edge(source, line.lastRendered + 1);
  const spaces = offset - line.lastOffset - 1;
  for (let space = 0; space < spaces; space++) {
    line.edges.push(right + ((left - right) * space) / spaces);
    line.confidence.push(1);
  }
  line.edges.push(left);
  line.confidence.push(confidenceOf(source, to));
  line.lastOffset = offset;
  line.lastRendered = to;
}

function closed(line: OpenLine): LineFragment {
  const { source } = line;
  return {
    start: documentOffset(line.start),
    end: documentOffset(line.lastOffset + 1),
    page: source.page,
    top: source.top,
    height: source.height,
    edges: [...line.edges, edge(source, line.lastRendered + 1)],
    ...(source.confidence === undefined ? {} : { confidence: line.confidence }),
    ...(source.vertical === undefined ? {} : { vertical: source.vertical }),
  };
}
