/**
 * In: the same document twice: from its own file (structure, no positions) and from its rendering (positions,
 * guessed structure). Out: the first with the positions of the second: every character of the native text
 * that is found on the rendered pages gets its box. Promise: the native text, blocks and annotations do not
 * change; only a character that looks the same on the page gets a box; the result says how much was found,
 * with examples of what was not.
 */
import { type Document, formats, type NotRead } from '@wenjian/document';
import { joinText } from './join.text.ts';
import { layOut, pagesOfBlocks } from './lay-out.ts';
import { matchDocuments } from './match-documents.ts';
import { placePictures } from './place-pictures.ts';

export interface JoinCoverage {
  /** The share of visible characters with a position on a page: 0 to 1. */
  readonly alignedShare: number;
  readonly unalignedCharacters: number;
  /** Some of the passages without a position, in text order. */
  readonly examples: readonly UnalignedPassage[];
}

export interface UnalignedPassage {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface JoinedDocument {
  readonly document: Document;
  readonly coverage: JoinCoverage;
}

export function joinGeometry(native: Document, rendered: Document): JoinedDocument {
  const matched = matchDocuments(native, rendered);
  const layout = layOut(native, rendered, matched);
  leaveOutUnshown(native, matched.isVisible);
  const coverage = coverageOf(native, matched.renderedOffsets, matched.isVisible);
  const pages = pagesOfBlocks(native, layout);
  const boxes = placePictures(native.blocks, rendered.blocks);
  const document: Document = {
    ...native,
    pages: rendered.pages,
    blocks: native.blocks.map((block, index) => {
      const { page: _, ...rest } = block;
      const box = boxes.get(block);
      if (box !== undefined) return { ...rest, page: box.page + 1, box };
      const page = pages[index];
      return page === undefined ? rest : { ...rest, page };
    }),
    layout,
    notRead: notReadOf(native, coverage),
  };
  return { document, coverage };
}

/**
 * Pages show neither comments nor what is said of pictures nor sheet names (which are read from their tabs), so their missing position
 * is not an omission.
 */
function leaveOutUnshown({ kind, blocks }: Document, isVisible: Uint8Array): void {
  const hasTabs = formats[kind].office === 'calc';
  for (const { type, start, end, isAlternativeText } of blocks)
    if (isAlternativeText || type === 'comment' || (hasTabs && type === 'heading'))
      isVisible.fill(0, start, end);
}

const MAX_EXAMPLES = 10;
const MAX_EXAMPLE_CHARACTERS = 60;

function coverageOf(native: Document, renderedOffsets: Int32Array, isVisible: Uint8Array): JoinCoverage {
  const examples: UnalignedPassage[] = [];
  let visible = 0;
  let unaligned = 0;
  let start = -1;
  for (let offset = 0; offset <= native.text.length; offset++) {
    const isMissing = isVisible[offset] === 1 && (renderedOffsets[offset] ?? -1) < 0;
    if (isVisible[offset] === 1) visible++;
    if (isMissing) unaligned++;
    if (isMissing && start < 0) start = offset;
    // White space does not end a passage.
    const isEnd = start >= 0 && !isMissing && (isVisible[offset] === 1 || native.text[offset] === '\n');
    if (!isEnd && offset < native.text.length) continue;
    if (start >= 0 && examples.length < MAX_EXAMPLES) examples.push(passage(native, start, offset));
    start = -1;
  }
  return {
    alignedShare: visible === 0 ? 1 : (visible - unaligned) / visible,
    unalignedCharacters: unaligned,
    examples,
  };
}

function passage(native: Document, start: number, end: number): UnalignedPassage {
  return {
    start,
    end,
    text: native.text.slice(start, Math.min(end, start + MAX_EXAMPLE_CHARACTERS)).trimEnd(),
  };
}

/** Replaces the native reader's notes about positions by what is still missing. */
function notReadOf(native: Document, coverage: JoinCoverage): readonly NotRead[] {
  const kept = native.notRead.filter((item) => item.what !== joinText.layout.what);
  if (coverage.unalignedCharacters === 0) return kept;
  return [...kept, { ...joinText.unaligned, count: coverage.unalignedCharacters }];
}
