/**
 * Rows of a table that follow one rule, whatever their columns are called: two columns make a third, or are in one proportion. Where at
 * least three rows come out and one does not, that one is doubted if it looks like a slip.
 */
import { documentSpan } from '@wenjian/document';
import { type Row, tablesOf } from '../calculations/read-tables.ts';
import type { Contract } from '../contract.ts';
import { readNumber } from '../numbers/read-number.ts';
import type { NearRelation, Quantity } from './quantity.ts';
import { tidy, weigh } from './weigh.ts';

const LEAST_ROWS = 3;
/** Smaller ones agree by chance. */
const LEAST_VALUE = 1;
const MOST_COLUMNS = 8;
const MOST_ROWS = 300;
const STRUCTURE = 9;
const ENOUGH = 11;
const SLACK = 1e-6;
const whole = /合计|总计|共计|小计|总额|总价/;
const number = /^(?:人民币|[¥￥])?(?<digits>\d[\d,]*(?:\.\d{1,6})?)(?<scale>[万亿])?(?<unit>[^\d]{0,8})$/;

type Values = readonly (Quantity | null)[];
/** What the last of three columns must be. */
interface Rule {
  readonly columns: readonly [number, number, number];
  readonly sign: string;
  expected(one: number, other: number): number;
}

export function likeRows(contract: Contract): readonly NearRelation[] {
  return tablesOf(contract).flatMap((rows) => {
    const read = rows
      .slice(0, MOST_ROWS)
      .filter((row) => !row.some(({ text }) => whole.test(text)))
      .map(valuesOf)
      .filter((values) => values.filter((value) => value !== null).length >= 2);
    if (read.length <= LEAST_ROWS) return [];
    const width = Math.min(MOST_COLUMNS, Math.max(...read.map(({ length }) => length)));
    const [first, last] = [rows[0]?.[0], rows.at(-1)?.at(-1)];
    if (first === undefined || last === undefined) return [];
    const table = documentSpan(first.start, last.end);
    const found = [...rulesOf(width).flatMap((rule) => oddRow(read, rule)), ...proportions(read, width)];
    return found.map((relation) => ({ ...relation, table }));
  });
}

function valuesOf(row: Row): Values {
  const values: (Quantity | null)[] = [];
  for (const cell of row) values[cell.column] = figureOfCell(cell);
  return Array.from(values, (value) => value ?? null);
}

function figureOfCell({ text, start, end }: Row[number]): Quantity | null {
  const { digits, scale = '', unit = '' } = number.exec(text)?.groups ?? {};
  const value = digits === undefined ? null : readNumber(digits.replaceAll(',', ''));
  if (digits === undefined || value === null || value < LEAST_VALUE) return null;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return {
    start,
    end,
    written: text,
    value,
    step: 10 ** -decimals,
    scale: 1,
    dimension: 'money',
    unit: scale + unit,
    per: [],
    isRate: false,
    isLoose: false,
    before: '',
    after: '',
    from: 0,
    to: 0,
    sentence: 0,
    block: 0,
  };
}

function rulesOf(width: number): readonly Rule[] {
  const columns = Array.from({ length: width }, (_, at) => at);
  return columns.flatMap((result) =>
    columns.flatMap((one) =>
      columns.slice(one + 1).flatMap((other): readonly Rule[] => {
        if (one === result || other === result) return [];
        const own = [one, other, result] as const;
        return [
          { columns: own, sign: '×', expected: (left, right) => left * right },
          { columns: own, sign: '+', expected: (left, right) => left + right },
        ];
      }),
    ),
  );
}

function oddRow(
  rows: readonly Values[],
  { columns: [one, other, last], sign, expected }: Rule,
): NearRelation[] {
  const read = rows.flatMap((row) => {
    const [left, right, result] = [row[one], row[other], row[last]];
    if (left == null || right == null || result == null) return [];
    return [{ left, right, result, made: tidy(expected(left.value, right.value)) }];
  });
  const odd = read.filter(({ made, result }) => Math.abs(made - result.value) > SLACK * made);
  const [only, another] = odd;
  if (only === undefined || another !== undefined || read.length - 1 < LEAST_ROWS) return [];
  const { left, right, result, made } = only;
  // The others may be ones and zeros.
  if (read.filter((row) => row !== only && row.left.value !== 1 && row.right.value !== 1).length < LEAST_ROWS)
    return [];
  const found = weigh({
    name: sign === '×' ? 'product' : 'sum',
    candidates: [{ quantity: result, expected: made }],
    slack: SLACK * made,
    structure: STRUCTURE,
    formula: `${left.written} ${sign} ${right.written}`,
  });
  return found?.holds === false && found.relation.weight >= ENOUGH ? [found.relation] : [];
}

/** 15% 72,000, 20% 96,000: one column is the other one times the same figure. */
function proportions(rows: readonly Values[], width: number): NearRelation[] {
  const columns = Array.from({ length: width }, (_, at) => at);
  return columns.flatMap((one) =>
    columns.slice(one + 1).flatMap((other) => {
      const read = rows.flatMap((row) => {
        const [left, right] = [row[one], row[other]];
        return left == null || right == null ? [] : [{ left, right, ratio: right.value / left.value }];
      });
      const ratio = [...read].sort((a, b) => a.ratio - b.ratio)[Math.floor(read.length / 2)]?.ratio;
      if (ratio === undefined || ratio === 1) return [];
      const odd = read.filter((row) => Math.abs(row.ratio - ratio) > SLACK * ratio);
      const distinct = new Set(read.map(({ left }) => left.value)).size;
      const [only, another] = odd;
      if (only === undefined || another !== undefined || read.length <= LEAST_ROWS || distinct < LEAST_ROWS)
        return [];
      const found = weigh({
        name: 'share',
        candidates: [
          { quantity: only.right, expected: tidy(only.left.value * ratio) },
          { quantity: only.left, expected: tidy(only.right.value / ratio) },
        ],
        slack: SLACK * only.right.value,
        structure: STRUCTURE,
        formula: `${only.left.written} × ${tidy(ratio)}`,
      });
      return found?.holds === false && found.relation.weight >= ENOUGH ? [found.relation] : [];
    }),
  );
}
