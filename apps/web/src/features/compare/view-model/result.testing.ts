/** Builds small results for tests from lines, so that offsets are never written by hand. */
import type {
  AlignedBlocks,
  Block,
  Change,
  ChangeType,
  ComparisonResult,
  Significance,
} from './comparison-shapes.ts';

export interface ChangeSketch {
  readonly id: string;
  readonly type: ChangeType;
  readonly significance?: Significance;
  readonly place?: Change['place'];
  /** Text that occurs exactly once on that side; with `|` it is the place before which text is missing. */
  readonly old?: string;
  readonly new?: string;
  readonly reason?: string;
  readonly isSuspect?: boolean;
  readonly moveId?: string;
  readonly groupId?: string;
}

/** One block, several (a split paragraph), or nothing. */
type BlockSketch = number | readonly number[] | null;

export function resultFixture(
  oldLines: readonly string[],
  newLines: readonly string[],
  rows: readonly (readonly [BlockSketch, BlockSketch])[],
  sketches: readonly ChangeSketch[],
): ComparisonResult {
  const old = documentOf('o', oldLines);
  const fresh = documentOf('n', newLines);
  return {
    old,
    new: fresh,
    rows: rows.map(([left, right]) => rowOf(idsOf('o', left), idsOf('n', right))),
    changes: sketches.map((sketch) => ({
      id: sketch.id,
      type: sketch.type,
      significance: sketch.significance ?? 'major',
      place: sketch.place ?? 'body',
      old: sideOf(old, sketch.old),
      new: sideOf(fresh, sketch.new),
      reason: sketch.reason ?? '',
      signals: [],
      gainer: null,
      isSuspect: sketch.isSuspect ?? false,
      moveId: sketch.moveId ?? null,
      groupId: sketch.groupId ?? null,
    })),
    statistics: { ...NO_STATISTICS, oldCharacters: old.text.length, newCharacters: fresh.text.length },
    coverage: { examined: [], notExamined: [] },
    options: DEFAULT_OPTIONS,
    isReplayVerified: true,
  };
}

/** All blocks are cells of one table in reading order; each of its rows has the same number of them. */
export function withTable(blocks: readonly Block[], columns: number): Block[] {
  return blocks.map((block, at) => ({
    ...block,
    type: 'tableCell',
    cell: { table: 0, row: Math.floor(at / columns), column: at % columns, rowSpan: 1, columnSpan: 1 },
  }));
}

/** Both documents are such tables. */
export function withTables(
  result: ComparisonResult,
  oldColumns: number,
  newColumns: number,
): ComparisonResult {
  return {
    ...result,
    old: { ...result.old, blocks: withTable(result.old.blocks, oldColumns) },
    new: { ...result.new, blocks: withTable(result.new.blocks, newColumns) },
  };
}

/** A change without a place, for tests that set one. */
export const SIDE: NonNullable<Change['old']> = {
  text: '',
  page: null,
  block: '',
  start: 0,
  end: 0,
  boxes: [],
  clause: null,
};

export function changeFixture(parts: Partial<Change> & Pick<Change, 'id'>): Change {
  return {
    type: 'delete',
    significance: 'major',
    place: 'body',
    old: null,
    new: null,
    reason: '',
    signals: [],
    gainer: null,
    isSuspect: false,
    moveId: null,
    groupId: null,
    ...parts,
  };
}

const NO_STATISTICS = {
  insert: 0,
  delete: 0,
  replace: 0,
  move: 0,
  format: 0,
  image: 0,
  major: 0,
  minor: 0,
  noise: 0,
  suspect: 0,
};

const DEFAULT_OPTIONS: ComparisonResult['options'] = {
  ignoreCase: false,
  ignorePunctuation: false,
  ignoreSpaces: false,
  ignoreWidth: false,
  ignoreScript: false,
  ignoreHeadersFooters: false,
  ignoreNumbering: false,
  ignoreFormatting: false,
  ignoreTables: false,
  ignoredRegions: [],
  revisions: 'accepted',
};

const PAGE = { widthPt: 600, heightPt: 800 };
const LINE_PT = 20;
const LINES_PER_PAGE = 40;

type Document = ComparisonResult['old'];

/** Each line is 20 points below the last one, forty per page. */
function documentOf(prefix: string, lines: readonly string[]): Document {
  let start = 0;
  const blocks = lines.map((line, index) => {
    const block: Block = {
      id: `${prefix}${index}`,
      type: 'paragraph',
      start,
      end: start + line.length,
      page: Math.floor(index / LINES_PER_PAGE) + 1,
      level: null,
      number: null,
      cell: null,
      boxes: [lineBox(index)],
    };
    start = block.end + 1;
    return block;
  });
  const pageCount = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE));
  return {
    name: `${prefix}.docx`,
    kind: 'docx',
    sha256: '',
    pages: Array.from({ length: pageCount }, () => PAGE),
    text: lines.join('\n'),
    blocks,
  };
}

function lineBox(index: number) {
  const page = Math.floor(index / LINES_PER_PAGE);
  return { page, x: 50, y: (index % LINES_PER_PAGE) * LINE_PT, width: 500, height: LINE_PT };
}

function idsOf(prefix: string, sketch: BlockSketch): string[] {
  if (sketch === null) return [];
  return (typeof sketch === 'number' ? [sketch] : sketch).map((index) => `${prefix}${index}`);
}

function rowOf(old: string[], fresh: string[]): AlignedBlocks {
  const relation = old.length === 0 ? 'inserted' : fresh.length === 0 ? 'deleted' : 'changed';
  return { old, new: fresh, relation, moveId: null };
}

function sideOf(document: Document, quoted: string | undefined): Change['old'] {
  if (quoted === undefined) return null;
  const isPlace = quoted.startsWith('|');
  const text = isPlace ? '' : quoted;
  const start = document.text.indexOf(isPlace ? quoted.slice(1) : quoted);
  if (start < 0) throw new Error(`fixture: "${quoted}" does not stand in the text`);
  const block = document.blocks.find((one) => one.start <= start && one.end >= start);
  return {
    text,
    page: block?.page ?? null,
    block: block?.id ?? '',
    start,
    end: start + text.length,
    boxes: block?.boxes ?? [],
    clause: null,
  };
}
