/**
 * Content that repeats on every page or moves with page breaks: page numbers, running headers and footers,
 * watermarks, notes. Its changes are judged separately from the text.
 */
import { type Block, type Document, foldWidth, normalisedText } from '@wenjian/document';
import { reasons } from '../compare.text.ts';
import type { PlannedRow } from '../edits/planned-row.ts';
import type { Verdict } from './change-draft.ts';
import { type PlacedSide, textOf } from './placed-side.ts';

export interface PageFurniture {
  readonly old: SideFurniture;
  readonly new: SideFurniture;
  /** Notes and comments that occur equally often on both sides: none of them was inserted or deleted. */
  readonly balanced: ReadonlySet<string>;
}

/** The headers and footers of a side, without page numbers. */
interface SideFurniture {
  readonly all: ReadonlySet<string>;
  /** Those paired with one of the other side. */
  readonly paired: ReadonlySet<string>;
}

export function collectFurniture(
  rows: readonly PlannedRow[],
  old: Document,
  target: Document,
): PageFurniture {
  const pairs = rows.filter((row) => row.old.length > 0 && row.new.length > 0);
  return {
    old: furnitureOf(
      old,
      pairs.flatMap((row) => row.old),
    ),
    new: furnitureOf(
      target,
      pairs.flatMap((row) => row.new),
    ),
    balanced: balancedNotes(old, target),
  };
}

export function judgePageFurniture(
  old: PlacedSide | null,
  target: PlacedSide | null,
  furniture: PageFurniture,
): Verdict | null {
  const placed = [old, target].filter((side) => side !== null);
  const filled = placed.filter((side) => textOf(side) !== '');
  // In a paragraph split by a page break, a footer is paired with a position inside the text.
  const sides = filled.length > 0 ? filled : placed;
  if (sides.some((side) => side.block.type === 'watermark')) return noise(reasons.watermark, 'watermark');
  if (isNoteMark(old, target)) return noise(reasons.noteMark, 'noteMark');
  if (sides.every(isRunning)) {
    if (sides.every(isPageNumber)) return noise(reasons.pageNumber, 'pageNumber');
  } else if (!sides.every((side) => isNote(side.block))) return null;
  const [side, counterpart] = sides;
  if (side === undefined || counterpart !== undefined || !isWhole(side)) return null;
  const text = masked(side.document, side.block);
  if (isNote(side.block))
    return furniture.balanced.has(text) ? noise(reasons.movedBeside, 'pageBreak') : null;
  const own = side === old ? furniture.old : furniture.new;
  const others = side === old ? furniture.new : furniture.old;
  // The header of an additional page, not a different header.
  return others.all.has(text) || own.paired.has(text) ? noise(reasons.repeatedHeader, 'pageBreak') : null;
}

function noise(reason: string, signal: string): Verdict {
  return { significance: 'noise', reason, signals: [signal] };
}

function isRunning({ block }: PlacedSide): boolean {
  return block.type === 'header' || block.type === 'footer';
}

function isNote({ type }: Block): boolean {
  return type === 'footnote' || type === 'endnote' || type === 'comment';
}

function isWhole({ block, start, end }: PlacedSide): boolean {
  return start === block.start && end === block.end;
}

const ordinal = '[0-9０-９一二三四五六七八九十百]{0,5}';

/** Also without the figure: in a Word file the field may be empty. */
const pageNumber = new RegExp(
  `第\\s*${ordinal}\\s*页(?:[\\s,，/／]*共\\s*${ordinal}\\s*页)?|共\\s*${ordinal}\\s*页|page\\s*[0-9]+(?:\\s*of\\s*[0-9]+)?|[0-9]+\\s*[/／]\\s*[0-9]+(?=\\D*$)|^[\\s\\-–—~·]*[0-9]+[\\s\\-–—~·]*$`,
  'gi',
);

/** Whether the change affects only a page number of its block. */
function isPageNumber(side: PlacedSide): boolean {
  const { document, block, start, end } = side;
  const text = document.text.slice(block.start, block.end);
  if (isWhole(side)) return text.replace(pageNumber, '').replace(/[\p{P}\p{S}\s]/gu, '') === '';
  return [...text.matchAll(pageNumber)].some(
    (match) => block.start + match.index <= start && block.start + match.index + match[0].length >= end,
  );
}

const mark = /^\s*(?:(?:[0-9]{1,3}|[①-⑳*†‡])\s*)?$/;

/**
 * The mark at the beginning of a note, or the one after the last sentence of a paragraph when the document
 * was read from its pages.
 */
function isNoteMark(old: PlacedSide | null, target: PlacedSide | null): boolean {
  if (old === null || target === null || !mark.test(textOf(old)) || !mark.test(textOf(target))) return false;
  return [old, target].every(isAtNoteStart) || [old, target].every(isBehindSentence);
}

function isAtNoteStart({ block, start }: PlacedSide): boolean {
  return isNote(block) && block.type !== 'comment' && start === block.start;
}

function isBehindSentence({ document, block, start, end }: PlacedSide): boolean {
  if (document.kind !== 'pdf' && document.kind !== 'image' && start !== end) return false;
  const isLast = document.text.slice(end, block.end).trim() === '';
  return isLast && /[。；！？][”’）]?$/.test(document.text.slice(block.start, start));
}

function furnitureOf(document: Document, paired: readonly number[]): SideFurniture {
  const texts = (blocks: readonly Block[]): ReadonlySet<string> =>
    new Set(
      blocks
        .filter((block) => block.type === 'header' || block.type === 'footer')
        .map((block) => masked(document, block)),
    );
  return {
    all: texts(document.blocks),
    paired: texts(paired.flatMap((index) => document.blocks[index] ?? [])),
  };
}

function balancedNotes(old: Document, target: Document): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (document: Document, step: number): void => {
    for (const block of document.blocks.filter(isNote)) {
      const text = masked(document, block);
      counts.set(text, (counts.get(text) ?? 0) + step);
    }
  };
  count(old, 1);
  count(target, -1);
  return new Set([...counts].filter(([, difference]) => difference === 0).map(([text]) => text));
}

function masked({ text }: Document, { type, start, end }: Block): string {
  const content = normalisedText(text.slice(start, end), [foldWidth]).replace(pageNumber, '#');
  return `${type}:${content.replace(/\s/g, '')}`;
}
