/** Lines without a header whose cells name their own values: 数量：12,000件｜单价：3.60美元｜金额：43,200美元. */
import { documentSpan } from '@wenjian/document';
import type { Cell, Row } from '../figures/read-tables.ts';

const keyed = /^(?<name>[\u4e00-\u9fff（）()]{2,10}?)(?:\s*[：:]\s*|(?=[¥￥\d]))(?<value>(?:[¥￥]\s*)?\d.*)$/;

/** The same rows below a header of those names; null when the lines do not name the same values. */
export function keyedRows(rows: readonly Row[], source: string): readonly Row[] | null {
  const [first] = rows;
  const names = first?.map(nameOf) ?? [];
  const isKeyed = (row: Row) =>
    row.length === names.length && row.every((cell, at) => nameOf(cell) === names[at]);
  const body = rows.filter(isKeyed);
  if (first === undefined || names.filter(Boolean).length < 2 || body.length < 2) return null;
  const head = first.map((cell, at): Cell => ({ ...cell, text: names[at] ?? '' }));
  return [head, ...body.map((row) => row.map((cell) => withoutName(cell, source)))];
}

function nameOf({ text }: Cell): string | null {
  return keyed.exec(text)?.groups?.name ?? null;
}

/** The cell without its name. */
function withoutName(cell: Cell, source: string): Cell {
  const { value } = keyed.exec(cell.text)?.groups ?? {};
  if (value === undefined) return cell;
  const start = cell.start + source.slice(cell.start, cell.end).lastIndexOf(value);
  return { ...cell, ...documentSpan(start, start + value.length), text: value };
}
