/** In: the tables of all pages. Out: those whose rows and columns may be wrong: where each stands, what it is called, and why. */
import { append } from '@wenjian/document';
import type { PageLayout } from '../page/page-furniture.ts';
import type { PageTable } from '../page/page-items.ts';
import type { TextLine } from '../text/text-line.ts';

/**
 * `wordsOnly`: without rules, of words alone. `unruledScan`: without rules, on a scan. `missingRules`: several rows seem to
 * have come into one. `unsureText`: many of its characters are uncertain.
 */
export type TableDoubt = 'wordsOnly' | 'unruledScan' | 'missingRules' | 'unsureText';

export interface DoubtfulTable {
  readonly pageIndex: number;
  /** Its caption, or the first words in it. */
  readonly name: string;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly doubts: readonly TableDoubt[];
}

/** What is looked at of a recognised cell. */
export interface ScannedCell {
  readonly row: number;
  readonly rowSpan?: number;
  readonly lines: readonly { readonly text: string; readonly confidence: readonly number[] }[];
}

export function doubtfulTables(pages: readonly PageLayout[]): DoubtfulTable[] {
  return pages.flatMap(({ pageIndex, items }) =>
    items.flatMap((item, index): DoubtfulTable[] => {
      if (item.kind !== 'table') return [];
      const doubts = doubtsOf(item);
      if (doubts.length === 0) return [];
      const before = items[index - 1];
      const above = before?.kind === 'column' ? before.lines.at(-1) : undefined;
      const first = item.cells.flatMap((cell) => cell.lines)[0];
      const isNear = above !== undefined && isCaption(above, item);
      return [
        {
          pageIndex,
          name: tableName(isNear ? above.text : null, first?.text ?? ''),
          rowCount: item.rowCount,
          columnCount: item.columnEdges.length - 1,
          doubts,
        },
      ];
    }),
  );
}

/** In sizes of the line: a caption stands close above its table. */
const CAPTION_DISTANCE = 3.5;
const MOST_NAME_CHARACTERS = 24;
const MOST_CAPTION_CHARACTERS = 40;

function isCaption({ baseline, size }: TextLine, table: PageTable): boolean {
  return table.top - baseline < size * CAPTION_DISTANCE;
}

/** `above`: the text of the line before the table. A sentence is no caption, and neither is the unit of the figures. */
export function tableName(above: string | null, first: string): string {
  const caption = above?.trim() ?? '';
  const isTitle =
    caption !== '' &&
    caption.length <= MOST_CAPTION_CHARACTERS &&
    !/[。；，,;]$/u.test(caption) &&
    !/^[（(]?(?:金额)?(?:单位|币种)/u.test(caption);
  return shortened(isTitle ? caption.replace(/[：:]$/u, '') : first.trim());
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= MOST_NAME_CHARACTERS
    ? text
    : `${characters.slice(0, MOST_NAME_CHARACTERS).join('')}…`;
}

function doubtsOf(table: PageTable): TableDoubt[] {
  const { cells } = table;
  const [isAligned, isDoubtful] = [table.isAligned === true, table.isDoubtful === true];
  const doubts: TableDoubt[] = isDoubtful ? ['wordsOnly'] : [];
  const isScanned = cells.some(({ lines }) => lines.some(({ confidence }) => confidence !== null));
  if (!isScanned) return doubts;
  if (isAligned && !isDoubtful) doubts.push('unruledScan');
  const scanned = cells.map(({ row, rowSpan, lines }) => ({
    row,
    rowSpan,
    lines: lines.map(({ text, confidence }) => ({ text, confidence: confidence ?? [] })),
  }));
  append(
    doubts,
    isAligned ? scanDoubts(scanned).filter((one) => one !== 'missingRules') : scanDoubts(scanned),
  );
  return doubts;
}

/** Below this a character is uncertain; a table with more than this share of such characters is. */
const UNSURE = 0.7;
const UNSURE_SHARE = 0.05;
const LEAST_UNSURE = 3;

/** What can be told of a table from its recognised text. */
export function scanDoubts(cells: readonly ScannedCell[]): TableDoubt[] {
  const confidences = cells.flatMap(({ lines }) => lines.flatMap(({ confidence }) => confidence));
  const unsure = confidences.filter((one) => one < UNSURE).length;
  return [
    ...(hasMissingRules(cells) ? (['missingRules'] as const) : []),
    ...(unsure >= LEAST_UNSURE && unsure > confidences.length * UNSURE_SHARE
      ? (['unsureText'] as const)
      : []),
  ];
}

const FIGURE = /^[-+−(（]?[¥￥$]?\d[\d,.，]*[%‰)）]?$/u;

/** Figures below each other in one cell, and other cells of the row have as many lines; or as many figures as rows the cell goes over. */
function hasMissingRules(cells: readonly ScannedCell[]): boolean {
  const figuresIn = ({ lines }: ScannedCell): number =>
    lines.length > 1 && lines.every(({ text }) => FIGURE.test(text.trim())) ? lines.length : 0;
  const rows = Map.groupBy(
    cells.filter(({ lines }) => lines.length > 0),
    ({ row }) => row,
  );
  for (const own of rows.values()) {
    const most = own.reduce((sum, cell) => Math.max(sum, figuresIn(cell)), 0);
    if (most > 1 && own.filter(({ lines }) => lines.length >= most).length * 2 > own.length && own.length > 1)
      return true;
  }
  return cells.some((cell) => (cell.rowSpan ?? 1) > 1 && figuresIn(cell) >= (cell.rowSpan ?? 1));
}
