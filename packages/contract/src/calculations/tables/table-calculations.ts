/** The calculations inside the rows of a table. */
import { append } from '@wenjian/document';
import { divideExactly, isTenThousandfold, ONE, size } from '../../numbers/exact-number.ts';
import {
  expectedOf,
  type Figure,
  holds,
  type Relation,
  type RelationName,
} from '../figures/figure-relation.ts';
import type { Cell, Row } from '../figures/read-tables.ts';
import type { Column } from './table-columns.ts';
import { isFigure, type TableRow } from './table-rows.ts';

interface RowCalculations {
  readonly relations: readonly { readonly relation: Relation; readonly row: Row }[];
  readonly wrongUnits: readonly { readonly cell: Cell; readonly relation: Relation }[];
}

/** One way to calculate every row; `isSure` when the headers allow no other. */
interface Calculation {
  readonly columns: readonly Column[];
  readonly isSure: boolean;
  build(figures: readonly Figure[]): Relation | null;
}

/** For each group of alternative calculations, the first one that fits the rows. */
export function rowCalculations(columns: readonly Column[], rows: readonly TableRow[]): RowCalculations {
  const relations: { relation: Relation; row: Row }[] = [];
  const wrongUnits: { cell: Cell; relation: Relation }[] = [];
  for (const group of [...prices(columns), ...taxes(columns), crosswise(columns)]) {
    const tried = group.map((calculation) => ({ calculation, found: applied(calculation, rows) }));
    const chosen = tried.find(({ calculation, found }) => fitsRows(calculation, found));
    append(relations, chosen?.found ?? []);
    const [sure] = tried.filter(({ calculation }) => calculation.isSure);
    const first = sure?.found[0]?.relation;
    const cell = sure?.calculation.columns.at(-1)?.cell;
    if (chosen === undefined && first !== undefined && cell !== undefined && isOffByUnit(sure?.found ?? []))
      wrongUnits.push({ cell, relation: first });
  }
  return { relations, wrongUnits };
}

function applied({ columns, build }: Calculation, rows: readonly TableRow[]) {
  return rows.flatMap(({ kind, row, cells }) => {
    if (kind !== 'item') return [];
    // 数量 and 周期: a row with a dash under one of them is multiplied by the other.
    const isMany = columns.filter(({ role }) => role === 'count').length > 1;
    const used = columns.filter(
      (column) => !(isMany && column.role === 'count' && cells.get(column) === 'blank'),
    );
    const figures = used.flatMap((column) => {
      const reading = cells.get(column);
      return isFigure(reading) ? [reading] : [];
    });
    const isWhole = figures.length === used.length && figures.length > 2;
    const relation = isWhole ? build(figures) : null;
    return relation === null ? [] : [{ relation, row }];
  });
}

/** A single row may be wrong; if several all fail, the table was not understood. */
function fitsRows({ isSure }: Calculation, found: readonly { readonly relation: Relation }[]): boolean {
  const right = found.filter(({ relation }) => holds(relation)).length;
  if (isSure) return right > 0 || (found.length === 1 && !found.some(isManifold));
  // One row of two that comes out, beside a slip: the columns are what they seem.
  const isNearly =
    right > 0 &&
    right * 2 === found.length &&
    found.every(({ relation }) => holds(relation) || isClose(relation));
  return right * 2 > found.length || isNearly;
}

/** Off by less than a tenth. */
function isClose(relation: Relation): boolean {
  const expected = expectedOf(relation);
  return size(expected - relation.result.value) * 10n <= expected;
}

/** Twelve times the product: months that the table does not mention. */
function isManifold({ relation }: { readonly relation: Relation }): boolean {
  const times = divideExactly(relation.result.value, expectedOf(relation));
  if (relation.name !== 'product' || times === null || times % ONE !== 0n) return false;
  return !/^10*$/.test(String(times / ONE));
}

function isOffByUnit(found: readonly { readonly relation: Relation }[]): boolean {
  return (
    found.length > 1 &&
    found.every(({ relation }) => isTenThousandfold(expectedOf(relation), relation.result.value))
  );
}

function product(name: RelationName, columns: readonly Column[], isSure: boolean): Calculation {
  return {
    columns,
    isSure,
    build(figures) {
      const result = figures.at(-1);
      const factors = figures.slice(0, -1);
      return result === undefined ? null : { kind: 'product', name, factors, result };
    },
  };
}

/** 单价 × 数量 = 金额. */
function prices(columns: readonly Column[]): readonly (readonly Calculation[])[] {
  const [prices, counts, named] = [of(columns, 'price'), of(columns, 'count'), of(columns, 'amount')];
  // 首月运费, 价值: the only other money beside price and quantity is their product.
  const others = named.length === 0 ? of(columns, 'other') : [];
  const amounts = others.length === 1 ? others : named;
  return prices.map((price) => {
    const same = amounts.filter(({ taxed }) => taxed === price.taxed);
    const isOnly = prices.length === 1 && amounts.length === 1;
    const likely = isOnly ? amounts : same.length === 1 ? same : amounts;
    // 零售价 beside 供货价: one of them makes the sum.
    const isOnlyPrice = prices.filter(({ taxed }) => taxed === price.taxed).length === 1;
    const isSure = isOnlyPrice && likely.length === 1 && counts.length === 1 && others.length === 0;
    const each = counts.length > 1 ? [counts, ...counts.map((count) => [count])] : [counts];
    return likely.flatMap((amount) =>
      each
        .filter((factors) => factors.length > 0)
        .map((factors) => product('product', [price, ...factors, amount], isSure)),
    );
  });
}

/** 不含税 × 税率 = 税额, 不含税 + 税额 = 含税. */
function taxes(columns: readonly Column[]): readonly (readonly Calculation[])[] {
  const amounts = of(columns, 'amount');
  const find = (taxed: Column['taxed']) => single(amounts.filter((column) => column.taxed === taxed));
  const plain = find(null);
  const net = find('net') ?? (find('gross') === undefined ? undefined : plain);
  const gross = find('gross') ?? (find('net') === undefined ? undefined : plain);
  const [rate, tax] = [single(of(columns, 'rate')), single(of(columns, 'tax'))];
  const groups: Calculation[][] = [];
  if (net && tax && gross) groups.push([added([net, tax, gross])]);
  if (net && rate && tax) groups.push([product('tax', [net, rate, tax], true)]);
  if (net && rate && gross && !tax) groups.push([marked([net, rate, gross])]);
  if (!net && gross && rate && tax) groups.push([contained([gross, rate, tax], true)]);
  if (!net && !gross && plain && rate && tax)
    groups.push([product('tax', [plain, rate, tax], false), contained([plain, rate, tax], false)]);
  const unit = (taxed: Column['taxed']) =>
    single(of(columns, 'price').filter((column) => column.taxed === taxed));
  const [netPrice, grossPrice] = [unit('net'), unit('gross')];
  if (netPrice && rate && grossPrice) groups.push([marked([netPrice, rate, grossPrice])]);
  return groups;
}

function added(columns: readonly [Column, Column, Column]): Calculation {
  return {
    columns,
    isSure: true,
    build([net, tax, result]) {
      return net && tax && result ? { kind: 'sum', name: 'gross', parts: [net, tax], result } : null;
    },
  };
}

function marked(columns: readonly [Column, Column, Column]): Calculation {
  return {
    columns,
    isSure: true,
    build([net, rate, result]) {
      return net && rate && result ? { kind: 'markup', name: 'gross', net, rate, result } : null;
    },
  };
}

function contained(columns: readonly [Column, Column, Column], isSure: boolean): Calculation {
  return {
    columns,
    isSure,
    build([gross, rate, result]) {
      return gross && rate && result ? { kind: 'contained', name: 'tax', gross, rate, result } : null;
    },
  };
}

/** 设备费 + 安装费 = 合计, when nothing in the table is multiplied. */
function crosswise(columns: readonly Column[]): readonly Calculation[] {
  const results = of(columns, 'amount').filter(({ name }) => /^(?:合计|小计|总计)/.test(name));
  const result = single(results);
  const parts = columns.filter(({ role }) => role === 'other');
  if (result === undefined || parts.length < 2 || of(columns, 'price').length > 0) return [];
  return [
    {
      columns: [...parts, result],
      isSure: false,
      build(figures) {
        const last = figures.at(-1);
        return last ? { kind: 'sum', name: 'total', parts: figures.slice(0, -1), result: last } : null;
      },
    },
  ];
}

function of(columns: readonly Column[], role: Column['role']): readonly Column[] {
  return columns.filter((column) => column.role === role);
}

function single(columns: readonly Column[]): Column | undefined {
  return columns.length === 1 ? columns[0] : undefined;
}
