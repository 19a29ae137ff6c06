/**
 * Turns a comparison result (two texts, blocks, aligned blocks, changes) into rows of two cells. Each cell is
 * split into pieces of text that know their changes. A split paragraph has its parts below each other. The
 * pieces of a block, joined, are always the block's text.
 */
import type { AlignedBlocks, Block, Change, ComparisonResult, Side } from './comparison-shapes.ts';

export interface Piece {
  readonly text: string;
  /** Changes that contain this piece, the narrowest first; an empty text marks a place where text is missing. */
  readonly changes: readonly Change[];
}

export interface Cell {
  readonly blockType: string;
  readonly pieces: readonly Piece[];
  /** Its place in a table; null elsewhere. */
  readonly place: Block['cell'];
}

/** A cell of a table's row with the aligned paragraphs of both sides; columns are those of both tables together. */
export interface LineCell {
  readonly column: number;
  readonly span: number;
  readonly parts: readonly { readonly old: Cell | null; readonly new: Cell | null }[];
}

interface TableRow {
  readonly columns: number;
  readonly cells: readonly LineCell[];
}

export interface ResultRow {
  readonly key: string;
  readonly old: Cell | null;
  readonly new: Cell | null;
  readonly relation: AlignedBlocks['relation'];
  /** The move it is one end of; its other end has the same. */
  readonly moveId: string | null;
  /** Not the first row of its aligned blocks: where a side is empty here, its text is in the rows above. */
  readonly isContinued: boolean;
  /** The row of a table, cell by cell; `old` and `new` then have the pieces of all its cells. */
  readonly table: TableRow | null;
  /** Index in the result's own list of aligned blocks. */
  readonly sourceIndex: number;
  readonly changeIds: readonly string[];
  readonly characters: number;
}

/**
 * A file without line breaks is one block of any length; a row is drawn as a whole, so such a block is cut.
 * 4,000 characters are a few screens: rare in real paragraphs, harmless to draw.
 */
export const MAX_CELL_CHARACTERS = 4000;

export function buildRows(result: ComparisonResult): readonly ResultRow[] {
  const oldCells = cellsByBlock(result, 'old');
  const newCells = cellsByBlock(result, 'new');
  return result.rows.flatMap((source, sourceIndex) => {
    const olds = source.old.flatMap((id) => oldCells.get(id) ?? []);
    const news = source.new.flatMap((id) => newCells.get(id) ?? []);
    const height = Math.max(olds.length, news.length);
    return Array.from({ length: height }, (_, part) =>
      rowOf(source, sourceIndex, part, olds[part] ?? null, news[part] ?? null),
    );
  });
}

export interface ChangePlace {
  readonly rowIndex: number;
  /** Characters before it in its cell. */
  readonly offset: number;
}

/** The row of each change: the first one that shows it, in the new text if it has a part there. */
export function locateChanges(rows: readonly ResultRow[]): ReadonlyMap<string, ChangePlace> {
  const places = new Map<string, ChangePlace>();
  for (const [rowIndex, row] of rows.entries()) {
    for (const cell of [row.new, row.old]) {
      let offset = 0;
      for (const piece of cell?.pieces ?? []) {
        for (const { id } of piece.changes) if (!places.has(id)) places.set(id, { rowIndex, offset });
        offset += piece.text.length;
      }
    }
  }
  return places;
}

/** Changes in reading order; those in no row come last, in the given order. */
export function inReadingOrder(
  changes: readonly Change[],
  places: ReadonlyMap<string, ChangePlace>,
): readonly Change[] {
  const placed = changes.filter((change) => places.has(change.id));
  const placeOf = (change: Change) => places.get(change.id) ?? { rowIndex: 0, offset: 0 };
  return [
    ...placed.sort((a, b) => {
      const [placeA, placeB] = [placeOf(a), placeOf(b)];
      return placeA.rowIndex - placeB.rowIndex || placeA.offset - placeB.offset;
    }),
    ...changes.filter((change) => !places.has(change.id)),
  ];
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly change: Change;
}

/** One pass over blocks and spans, both sorted by start: linear for a million characters. */
function cellsByBlock(result: ComparisonResult, side: Side): ReadonlyMap<string, readonly Cell[]> {
  const { text, blocks } = result[side];
  const spans = spansOf(result.changes, side);
  const cells = new Map<string, readonly Cell[]>();
  let open: Span[] = [];
  let next = 0;
  for (const block of blocks.toSorted((a, b) => a.start - b.start)) {
    for (let span = spans[next]; span && span.start <= block.end; span = spans[++next]) open.push(span);
    const inBlock = open.filter((span) => touches(span, block));
    cells.set(
      block.id,
      cut(text, block.start, block.end).map((range) => ({
        blockType: block.type,
        pieces: piecesOf(text, range, inBlock),
        place: block.cell,
      })),
    );
    // A span that starts exactly where this block ends may belong to the next one.
    open = open.filter((span) => span.end > block.end || span.start === block.end);
  }
  return cells;
}

function spansOf(changes: readonly Change[], side: Side): readonly Span[] {
  return changes
    .flatMap((change) => {
      const place = change[side];
      return place ? [{ start: place.start, end: place.end, change }] : [];
    })
    .sort((a, b) => a.start - b.start);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** An empty span (a place) touches the block that contains it; a real one must share a character with it. */
function touches(span: Span, range: Range): boolean {
  return span.start === span.end
    ? span.start >= range.start && span.start <= range.end
    : span.start < range.end && span.end > range.start;
}

function cut(text: string, start: number, end: number): readonly Range[] {
  const ranges: Range[] = [];
  let at = start;
  do {
    const wanted = Math.min(end, at + MAX_CELL_CHARACTERS);
    // Never between the two halves of a surrogate pair.
    const cutAt = wanted < end && isLowSurrogate(text, wanted) ? wanted + 1 : wanted;
    ranges.push({ start: at, end: cutAt });
    at = cutAt;
  } while (at < end);
  return ranges;
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}

function piecesOf(text: string, range: Range, spans: readonly Span[]): readonly Piece[] {
  const inRange = spans.filter((span) => touches(span, range));
  const edges = new Set([range.start, range.end]);
  for (const span of inRange) {
    edges.add(clamp(span.start, range));
    edges.add(clamp(span.end, range));
  }
  const ordered = [...edges].sort((a, b) => a - b);
  const pieces: Piece[] = [];
  for (const [index, start] of ordered.entries()) {
    for (const span of inRange) {
      if (span.start === span.end && span.start === start) pieces.push({ text: '', changes: [span.change] });
    }
    const end = ordered[index + 1];
    if (end !== undefined)
      pieces.push({ text: text.slice(start, end), changes: covering(inRange, start, end) });
  }
  return pieces;
}

function covering(spans: readonly Span[], start: number, end: number): readonly Change[] {
  return spans
    .filter((span) => span.start <= start && span.end >= end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))
    .map((span) => span.change);
}

function clamp(offset: number, range: Range): number {
  return Math.min(range.end, Math.max(range.start, offset));
}

function rowOf(
  { relation, moveId }: AlignedBlocks,
  sourceIndex: number,
  part: number,
  old: Cell | null,
  fresh: Cell | null,
): ResultRow {
  const pieces = [...(old?.pieces ?? []), ...(fresh?.pieces ?? [])];
  return {
    key: `${sourceIndex}.${part}`,
    old,
    new: fresh,
    relation,
    moveId,
    isContinued: part > 0,
    table: null,
    sourceIndex,
    changeIds: [...new Set(pieces.flatMap((piece) => piece.changes.map((change) => change.id)))],
    characters: Math.max(lengthOf(old), lengthOf(fresh)),
  };
}

function lengthOf(cell: Cell | null): number {
  return cell ? cell.pieces.reduce((sum, piece) => sum + piece.text.length, 0) : 0;
}
