/**
 * What a cell of a table is about: the head of its column, or the name beside it where a row holds a name and its value. In: a side of a change. Out: these words, the
 * head first; none for text outside of tables and for heads themselves.
 */
import type { Block, Document } from '@wenjian/document';
import type { PlacedSide } from '../changes/placed-side.ts';

/** A longer text is no head. */
const LONGEST_HEAD = 16;

export function cellHeads(side: PlacedSide | null): readonly string[] {
  const cell = side?.block.cell;
  if (side === null || cell === undefined) return [];
  const { document } = side;
  const head =
    cell.row > 0 && hasHeads(document, cell.table)
      ? headsIn(document, keyOf(cell.table, 0, cell.column))
      : [];
  const name = cell.column > 0 ? headsIn(document, keyOf(cell.table, cell.row, cell.column - 1)) : [];
  return [...head, ...name.filter((text) => cell.column === 1 || headWord.test(text))];
}

/** 项目名称 | 某某改造工程 | 工期 | 三十天: the first row of a form has names and values in turn, and no heads. */
function hasHeads(document: Document, table: number): boolean {
  const beside = cellsOf(document).has(keyOf(table, 0, 3)) ? 3 : 2;
  return [1, beside].some((column) =>
    headsIn(document, keyOf(table, 0, column)).some((text) => headWord.test(text)),
  );
}

/** What heads of columns end with; a company, a person or a project has other words. */
const headWord =
  /(?:名称|名字|姓名|品名|规格|型号|参数|配置|品牌|产地|单位|数量|单价|总价|[价额费款税率]|[租押定奖罚佣证约]金|比例|面积|重量|长度|尺寸|时间|日期|期限|[工租保修效货账周]期|地[点址区]|编号|序号|批次|阶段|节点|等级|级别|类[别型]|种类|性质|用途|状态|方式|标准|要求|指标|内容|明细|描述|说明|备注|条款|约定|职务|岗位|部门|电话|手机|邮箱|传真|联系人|人员|负责人|责任人?|[甲乙丙]方|人数|次数|频[率次]|数值|值|详情|版本|结果|得分|分值|权重)(?:[（(][^（）()]{1,8}[）)])?$/;

function headsIn(document: Document, key: string): readonly string[] {
  const block = cellsOf(document).get(key);
  const text = block === undefined ? '' : document.text.slice(block.start, block.end).trim();
  return text !== '' && text.length <= LONGEST_HEAD && !/[0-9０-９]/.test(text) ? [text] : [];
}

/** The name of the column that both sides have; null where they differ, or where only one side stands in a table. */
export function sharedHead(old: PlacedSide | null, target: PlacedSide | null): string | null {
  const [one, other] = [old, target].map(columnHead);
  if (old === null || target === null) return one ?? other ?? null;
  return one !== undefined && one === other ? one : null;
}

function columnHead(side: PlacedSide | null): string | undefined {
  const cell = side?.block.cell;
  const head = cell === undefined || cell.row === 0 ? undefined : cellHeads(side)[0];
  return head === undefined || saysNothing.test(head) ? undefined : head;
}

/** Heads that fit anything. */
const saysNothing = /^(?:明细|内容|具体内容|备注|说明|项目|名称|详情|条款|约定|要求|数值|值)$/;

/** Cached: asked for every changed cell of a document. */
const known = new WeakMap<Document, ReadonlyMap<string, Block>>();

function cellsOf(document: Document): ReadonlyMap<string, Block> {
  const found = known.get(document);
  if (found !== undefined) return found;
  const cells = new Map<string, Block>();
  for (const block of document.blocks) {
    if (block.cell === undefined) continue;
    const key = keyOf(block.cell.table, block.cell.row, block.cell.column);
    if (!cells.has(key)) cells.set(key, block);
  }
  known.set(document, cells);
  return cells;
}

function keyOf(table: number, row: number, column: number): string {
  return `${table} ${row} ${column}`;
}
