/** The rows below the header of a table: the kind of each, and the figures in its columns. */
import type { Contract } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import { factsWithin } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure } from '../figures/figure-relation.ts';
import { type Cell, cellAt, figureIn, type Row, spanOfRow } from '../figures/read-tables.ts';
import { isFilled } from '../prices/price-sentences.ts';
import type { Column } from './table-columns.ts';

/** `blank`: empty, or a dash; `covered`: part of a merged cell above; `unread`: words, or more than one number. */
export type CellReading = Figure | 'blank' | 'covered' | 'unread';

export interface TableRow {
  readonly kind: 'item' | 'subtotal' | 'total' | 'note';
  readonly label: string;
  /** In a table with an outline (一, 1, 1.1) the depth of the row; null without a number. */
  readonly depth: number | null;
  readonly row: Row;
  readonly cells: ReadonlyMap<Column, CellReading>;
}

export function readRows(
  contract: Contract,
  rows: readonly Row[],
  columns: readonly Column[],
): readonly TableRow[] {
  const merged = new Map<Column, { readonly cell: Cell; readonly rowsLeft: number }>();
  return rows.map((row) => {
    const cells = new Map<Column, CellReading>();
    for (const column of columns) {
      const own = cellAt(row, column.index);
      const above = merged.get(column);
      const isCovered = own === undefined && above !== undefined && above.rowsLeft > 0;
      // One price or rate for several rows applies to each of them; one amount for several rows is their
      // total.
      const isEach = column.role === 'price' || column.role === 'rate';
      if (isCovered) {
        cells.set(column, isEach ? readCell(contract, above.cell, column) : 'covered');
        merged.set(column, { ...above, rowsLeft: above.rowsLeft - 1 });
        continue;
      }
      if (own !== undefined && own.rowSpan > 1) merged.set(column, { cell: own, rowsLeft: own.rowSpan - 1 });
      cells.set(column, own === undefined ? 'blank' : readCell(contract, own, column));
    }
    const label = labelOf(row);
    return { kind: kindOf(label), label, depth: depthOf(row), row, cells };
  });
}

export function isFigure(reading: CellReading | undefined): reading is Figure {
  return typeof reading === 'object';
}

/** The single sum of a row whose cells do not match the columns: 合计：人民币壹拾万元整（¥100,000）. */
export function loneSum(contract: Contract, { row }: TableRow, { unit }: Column): Figure | null {
  const numbers = row.flatMap((cell) => figureIn(cell, contract.document.text, 'money', unit) ?? []);
  const last = numbers.at(-1);
  if (last !== undefined) return last;
  const span = spanOfRow(row);
  const sums = factsWithin(contract.amounts, span)
    .filter(isFilled)
    .filter(({ end }) => end <= span.end);
  const sum = sums.find(({ isUppercase }) => !isUppercase) ?? sums[0];
  return sum === undefined ? null : figureOfAmount(contract, sum);
}

const total =
  /^(?:[（(]?[一二三四五六七八九十\d]{1,2}[)）、.．])?(?:合同|本页|本表|项目|全部|租金|货款|费用|价款|本息|服务费|运费)?(?:不含税|含税|价税)?(?:合计|总计|总价|总额|合价|共计|总金额)(?=$|[（(：:￥¥\d０-９人大小元、/]|金额|价|费用)/;
/** After a number only these words, alone: 总价措施费 is an item. */
const totalAlone = /^(?:合计|总计|共计|小计|价税合计)(?:[（(].*)?$/;
const subtotal = /^.{0,10}(?:小计|合计)(?:[（(].*)?$/;
const note = /^(?:其中|备注|注[：:]|说明|大写|含[^税])/;
const empty = /^(?:[-—–－/／\\]*|免费|赠送|无|另计|包含|已含|含)$/;

/** The first words of the row; a number before them is a row number or a sum on the left. */
function labelOf(row: Row): string {
  const texts = row.map(({ text }) => text.replace(/\s/g, '')).filter((text) => text !== '');
  const [first = ''] = texts;
  if (/[^\d０-９,，.．¥￥]/.test(first)) return first;
  return texts.find((text) => totalAlone.test(text)) ?? first;
}

const outline = [
  /^[（(]?[一二三四五六七八九十]{1,3}(?:[)）、.．]|$)/,
  /^\d{1,3}(?:[)）、.．]?$|、)/,
  /^\d{1,3}[.．]\d{1,3}(?!\d)/,
];

function depthOf(row: Row): number | null {
  const first = row.find(({ text }) => text !== '')?.text.replace(/\s/g, '') ?? '';
  const depth = outline.findIndex((pattern) => pattern.test(first));
  return depth < 0 ? null : depth;
}

function kindOf(label: string): TableRow['kind'] {
  if (total.test(label)) return 'total';
  if (subtotal.test(label)) return 'subtotal';
  return note.test(label) ? 'note' : 'item';
}

function readCell(contract: Contract, cell: Cell, { kind, unit }: Column): CellReading {
  if (empty.test(cell.text)) return 'blank';
  const figure = figureIn(cell, contract.document.text, kind, unit);
  if (figure === null) return 'unread';
  // 0.3 in a percentage column means three tenths of the whole, not 0.3 percent; 0.3% is explicit.
  const isPlainShare =
    kind === 'rate' && figure.value > 0n && figure.value < ONE / 100n && !/[%％‰]/.test(cell.text);
  return isPlainShare
    ? { ...figure, value: figure.value * 100n, step: figure.step * 100n, unit: ONE }
    : figure;
}
