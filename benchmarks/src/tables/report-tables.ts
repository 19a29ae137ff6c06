/** Tables of annual reports and contracts with known cells. Seeded. */
import type { Random } from '../contract-text.ts';
import {
  balances,
  deliverables,
  longItems,
  measures,
  models,
  payments,
  periods,
  products,
  regions,
  sections,
  totals,
  units,
} from './report-words.ts';

export interface TruthCell {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly text: string;
}

export const tableBorders = ['none', 'headRule', 'threeRules', 'rows', 'grid', 'openSides', 'frame'] as const;
export type TableBorders = (typeof tableBorders)[number];

export interface TruthTable {
  readonly shape: TableShape;
  readonly borders: TableBorders;
  readonly headRows: number;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly cells: readonly TruthCell[];
  /** Columns of figures, set right. */
  readonly figureColumns: readonly number[];
  /** Relative widths. */
  readonly widths: readonly number[];
  /** Above and below the text of a cell. */
  readonly paddingPt: number;
  readonly sizePt: number;
}

export const tableShapes = [
  'statement',
  'notes',
  'twoLevels',
  'threeLevels',
  'shares',
  'prices',
  'milestones',
  'categories',
  'long',
] as const;
export type TableShape = (typeof tableShapes)[number];

export function writeTable(shape: TableShape, borders: TableBorders, random: Random): TruthTable {
  const sheet = visibleSpans(writers[shape](random), borders);
  return {
    shape,
    borders,
    paddingPt: pick([0, 1, 2, 4], random),
    sizePt: pick([8, 9, 9.5, 10.5], random),
    ...sheet,
    rowCount: Math.max(...sheet.cells.map(({ row, rowSpan }) => row + rowSpan)),
    columnCount: sheet.widths.length,
  };
}

/**
 * A merged cell whose borders are not drawn, with a text that stands in its first place, looks like a text and
 * empty cells: that is what may be expected of a reader.
 */
function visibleSpans(sheet: Sheet, borders: TableBorders): Sheet {
  const areColumnsDrawn = borders === 'grid' || borders === 'openSides';
  const areRowsDrawn = areColumnsDrawn || borders === 'rows' || borders === 'frame';
  const cells = sheet.cells.flatMap((one) => {
    if (one.row < sheet.headRows) return [one];
    const columnSpan = areColumnsDrawn ? one.columnSpan : 1;
    const rowSpan = areRowsDrawn ? one.rowSpan : 1;
    const places: TruthCell[] = [];
    for (let row = one.row; row < one.row + one.rowSpan; row += rowSpan)
      for (let column = one.column; column < one.column + one.columnSpan; column += columnSpan)
        places.push({ row, column, rowSpan, columnSpan, text: places.length === 0 ? one.text : '' });
    return places;
  });
  return { ...sheet, cells };
}

type Sheet = Pick<TruthTable, 'headRows' | 'cells' | 'figureColumns' | 'widths'>;

const writers: Readonly<Record<TableShape, (random: Random) => Sheet>> = {
  statement: (random) => statement(random, false),
  notes: (random) => statement(random, true),
  twoLevels: (random) => levels(random, 2),
  threeLevels: (random) => levels(random, 3),
  shares,
  prices: (random) => prices(random, 3 + random(8)),
  milestones,
  categories,
  long: (random) => prices(random, 55 + random(30)),
};

function statement(random: Random, hasNotes: boolean): Sheet {
  const heads = random(2) === 0 ? periods.slice(0, 2 + random(2)) : balances.slice(0, 2 + random(2));
  const first = hasNotes ? 2 : 1;
  const rows: string[][] = [['项目', ...(hasNotes ? ['附注'] : []), ...heads]];
  const hasLong = random(2) === 0;
  for (const [title, items] of shuffled(sections, random).slice(0, 1 + random(3))) {
    rows.push([title, ...blanks(first - 1 + heads.length)]);
    for (const item of shuffled(items, random).slice(0, 3 + random(4)))
      rows.push([item, ...note(hasNotes, random), ...heads.map(() => figure(random))]);
    if (hasLong)
      rows.push([pick(longItems, random), ...note(hasNotes, random), ...heads.map(() => figure(random))]);
    rows.push([pick(totals, random), ...blanks(first - 1), ...heads.map(() => amount(random))]);
  }
  return {
    headRows: 1,
    cells: cellsOf(rows),
    figureColumns: heads.map((_, index) => first + index),
    widths: [4, ...(hasNotes ? [1.2] : []), ...heads.map(() => 2)],
  };
}

function note(isThere: boolean, random: Random): string[] {
  return isThere ? [`七、${1 + random(40)}`] : [];
}

/** 2024年 | 2023年 over 金额 | 占比, and with three levels 本集团 over the years. */
function levels(random: Random, depth: 2 | 3): Sheet {
  const groups = depth === 3 ? 2 : 2 + random(2);
  const per = depth === 3 ? 2 : 2;
  const width = groups * per;
  const cells: TruthCell[] = [cell(0, 0, '项目', depth, 1)];
  if (depth === 3) cells.push(cell(0, 1, pick(['本集团', '合并', '母公司'], random), 1, width));
  for (let group = 0; group < groups; group++) {
    cells.push(cell(depth - 2, 1 + group * per, periods[group] ?? '', 1, per));
    for (let own = 0; own < per; own++)
      cells.push(cell(depth - 1, 1 + group * per + own, measures[own] ?? '', 1, 1));
  }
  const items = shuffled([...products, ...regions], random).slice(0, 4 + random(6));
  [...items, pick(totals, random)].forEach((item, index) => {
    cells.push(cell(depth + index, 0, item, 1, 1));
    for (let column = 1; column <= width; column++)
      cells.push(cell(depth + index, column, column % 2 === 1 ? amount(random) : percent(random), 1, 1));
  });
  const columns = Array.from({ length: width }, (_, index) => index + 1);
  return { headRows: depth, cells, figureColumns: columns, widths: [3, ...columns.map(() => 1.6)] };
}

/** Figures with gaps: a dash or nothing where there is none. */
function shares(random: Random): Sheet {
  const heads = ['营业收入', '营业成本', '毛利率（%）', '收入比上年增减（%）'].slice(0, 3 + random(2));
  const rows = [['分地区', ...heads]];
  for (const region of shuffled(regions, random).slice(0, 3 + random(4)))
    rows.push([
      region,
      ...heads.map((_, index) =>
        random(7) === 0 ? pick(['—', '-', ''], random) : index < 2 ? amount(random) : percent(random),
      ),
    ]);
  rows.push([
    pick(totals, random),
    ...heads.map((_, index) => (index < 2 ? amount(random) : percent(random))),
  ]);
  return {
    headRows: 1,
    cells: cellsOf(rows),
    figureColumns: heads.map((_, index) => index + 1),
    widths: [2.4, 2, 2, 1.6, 2].slice(0, heads.length + 1),
  };
}

function prices(random: Random, count: number): Sheet {
  const rows = [['序号', '名称', '规格型号', '单位', '数量', '单价（元）', '金额（元）']];
  for (let row = 1; row <= count; row++)
    rows.push([
      String(row),
      pick(products, random),
      pick(models, random),
      pick(units, random),
      String(1 + random(60)),
      amount(random),
      amount(random),
    ]);
  const cells = cellsOf(rows);
  cells.push(cell(count + 1, 0, '合计', 1, 6), cell(count + 1, 6, amount(random), 1, 1));
  return { headRows: 1, cells, figureColumns: [4, 5, 6], widths: [0.9, 2.2, 1.6, 0.9, 0.9, 2, 2.2] };
}

function milestones(random: Random): Sheet {
  const rows = [['阶段', '交付内容', '付款时间', '付款比例']];
  const list = shuffled(deliverables, random).slice(0, 3 + random(3));
  list.forEach((deliverable, index) => {
    rows.push([
      `第${'一二三四五'[index]}阶段`,
      deliverable,
      pick(payments, random),
      `${5 * (1 + random(8))}%`,
    ]);
  });
  return { headRows: 1, cells: cellsOf(rows), figureColumns: [], widths: [1.4, 3.6, 2.4, 1.4] };
}

/** The region stands once for all its products. */
function categories(random: Random): Sheet {
  const heads = ['地区', '产品', '2024年', '2023年'];
  const cells = heads.map((head, column) => cell(0, column, head, 1, 1));
  let row = 1;
  for (const region of shuffled(regions, random).slice(0, 2 + random(2))) {
    const own = shuffled(products, random).slice(0, 2 + random(3));
    cells.push(cell(row, 0, region, own.length, 1));
    for (const product of own) {
      cells.push(
        cell(row, 1, product, 1, 1),
        cell(row, 2, figure(random), 1, 1),
        cell(row, 3, figure(random), 1, 1),
      );
      row++;
    }
  }
  return { headRows: 1, cells, figureColumns: [2, 3], widths: [1.6, 2.4, 2, 2] };
}

function cell(row: number, column: number, text: string, rowSpan: number, columnSpan: number): TruthCell {
  return { row, column, text, rowSpan, columnSpan };
}

function cellsOf(rows: readonly (readonly string[])[]): TruthCell[] {
  return rows.flatMap((texts, row) => texts.map((text, column) => cell(row, column, text, 1, 1)));
}

function blanks(count: number): string[] {
  return new Array<string>(count).fill('');
}

function figure(random: Random): string {
  const kind = random(12);
  if (kind === 0) return '—';
  if (kind === 1) return `(${amount(random)})`;
  if (kind === 2) return `-${amount(random)}`;
  return amount(random);
}

function amount(random: Random): string {
  const whole = pick([9_999, 999_999, 99_999_999, 9_999_999_999], random);
  const figures = (1 + random(whole)).toLocaleString('en-US');
  return random(3) === 0 ? figures : `${figures}.${String(random(100)).padStart(2, '0')}`;
}

function percent(random: Random): string {
  return `${random(5) === 0 ? '-' : ''}${random(90)}.${String(random(100)).padStart(2, '0')}`;
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at--) {
    const other = random(at + 1);
    const [one, two] = [list[at], list[other]];
    if (one !== undefined && two !== undefined) [list[at], list[other]] = [two, one];
  }
  return list;
}
