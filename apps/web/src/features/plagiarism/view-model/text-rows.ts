/**
 * Turns the text of a document into rows of a virtual list, each row split at its fragments. Blocks and marks
 * are in offsets of the whole text; rows cover each block once, and segments join to the row's text. Pure.
 */
import { rowIndexAt } from '../../../shared/workbench/view-model/marked-text.ts';
import type { CheckedDocument, TextBlock } from './plagiarism-shapes.ts';

export interface TextRow {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly type: string;
  /** The file that starts here, when the document has several. */
  readonly fileName: string | null;
}

/** A paragraph without end would be one row of a hundred screens: measured and marked as a whole each time. */
const ROW_MAX_CHARACTERS = 1500;

export function textRows(
  blocks: readonly TextBlock[],
  text: string,
  files: CheckedDocument['files'],
): readonly TextRow[] {
  const rows = blocks.flatMap((block) => cutLongBlock(block, text));
  if (files.length < 2) return rows;
  const begins = new Map(files.map(({ start, name }) => [rowIndexAt(rows, start), name]));
  return rows.map((row, index) => ({ ...row, fileName: begins.get(index) ?? null }));
}

function cutLongBlock(block: TextBlock, text: string): readonly TextRow[] {
  const rows: TextRow[] = [];
  let start = block.start;
  do {
    const end = rowEnd(start, block.end, text);
    rows.push({ key: `${block.id} ${start}`, start, end, type: block.type, fileName: null });
    start = end;
  } while (start < block.end);
  return rows;
}

/** At the last line or sentence end before the limit, so that no row starts within a word. */
function rowEnd(start: number, blockEnd: number, text: string): number {
  if (blockEnd - start <= ROW_MAX_CHARACTERS) return blockEnd;
  const limit = start + ROW_MAX_CHARACTERS;
  const middle = start + ROW_MAX_CHARACTERS / 2;
  for (const sign of ['\n', '。', '；', '，']) {
    const at = text.lastIndexOf(sign, limit - 1);
    if (at >= middle) return at + 1;
  }
  return limit;
}

export interface TextMark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Marks sorted by start, with the furthest end up to each: a row's marks are found without reading all. */
export interface MarkIndex<Mark extends TextMark> {
  readonly marks: readonly Mark[];
  readonly reach: Float64Array;
}

export function indexMarks<Mark extends TextMark>(marks: readonly Mark[]): MarkIndex<Mark> {
  const sorted = [...marks].sort((a, b) => a.start - b.start || a.end - b.end);
  const reach = new Float64Array(sorted.length);
  let furthest = 0;
  for (const [at, { end }] of sorted.entries()) {
    furthest = Math.max(furthest, end);
    reach[at] = furthest;
  }
  return { marks: sorted, reach };
}

export interface TextSegment<Mark extends TextMark> {
  readonly start: number;
  readonly end: number;
  /** All fragments here, the shortest first: the most exact one is meant. */
  readonly marks: readonly Mark[];
}

export function cutRow<Mark extends TextMark>(
  { start, end }: Pick<TextRow, 'start' | 'end'>,
  index: MarkIndex<Mark>,
): readonly TextSegment<Mark>[] {
  const inside = marksWithin(index, start, end);
  if (inside.length === 0) return [{ start, end, marks: [] }];
  const cuts = new Set([start, end]);
  for (const mark of inside) {
    cuts.add(Math.max(start, mark.start));
    cuts.add(Math.min(end, mark.end));
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((from, at) => ({
    start: from,
    end: places[at + 1] ?? end,
    marks: inside
      .filter((mark) => mark.start <= from && mark.end > from)
      .sort((a, b) => a.end - a.start - (b.end - b.start)),
  }));
}

function marksWithin<Mark extends TextMark>(
  { marks, reach }: MarkIndex<Mark>,
  start: number,
  end: number,
): readonly Mark[] {
  const found: Mark[] = [];
  for (let at = rowIndexAt(marks, end); at >= 0; at -= 1) {
    const mark = marks[at];
    // No earlier mark reaches into the row.
    if (!mark || (reach[at] ?? 0) <= start) break;
    if (mark.start < end && mark.end > start) found.push(mark);
  }
  return found;
}

/** What a click on overlapping marks selects: the most exact first, then the others in turn. */
export function markToSelect(marks: readonly TextMark[], selectedId: string | null): string | null {
  const at = marks.findIndex(({ id }) => id === selectedId);
  return marks[(at + 1) % Math.max(1, marks.length)]?.id ?? null;
}
