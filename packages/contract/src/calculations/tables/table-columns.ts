/** The meaning of the columns of a price table, by their header words in any order. */
import { largestOf } from '@wenjian/document';
import { halfWidth, ONE } from '../../numbers/exact-number.ts';
import type { Figure } from '../figures/figure-relation.ts';
import { type Cell, cellAt, type Row } from '../figures/read-tables.ts';

export interface Column {
  readonly index: number;
  /** `other`: other money (运费, 预算金额); it is added up, but nothing else is known about it. */
  readonly role: 'price' | 'count' | 'amount' | 'rate' | 'tax' | 'share' | 'other';
  /** Whether the header says that tax is included. */
  readonly taxed: 'net' | 'gross' | null;
  /** The value of a written 1. */
  readonly unit: bigint;
  readonly kind: Figure['kind'];
  readonly name: string;
  readonly cell: Cell;
}

export interface TableHead {
  readonly columns: readonly Column[];
  /** The number of rows of the header. */
  readonly height: number;
}

/** A header is at the top, at most below a title. */
const DEEPEST_HEAD = 4;
const PERCENT = ONE / 100n;
const TEN_THOUSAND = 10_000n;

export function headOf(rows: readonly Row[]): TableHead | null {
  for (let at = 0; at < Math.min(DEEPEST_HEAD, rows.length); at++) {
    const row = rows[at] ?? [];
    if (row.length < 2 || !columnsOf([row]).some(isMoney)) continue;
    const next = rows[at + 1] ?? [];
    // 价格 above 单价 and 金额: two rows form one header.
    const isDouble = next.every(({ text }) => !/[0-9０-９]/.test(text)) && columnsOf([next]).length > 0;
    const columns = columnsOf(isDouble ? [row, next] : [row]);
    return { columns, height: at + (isDouble ? 2 : 1) };
  }
  return null;
}

function isMoney({ role }: Column): boolean {
  return role === 'amount' || role === 'tax' || role === 'other' || role === 'share';
}

function columnsOf(heads: readonly Row[]): readonly Column[] {
  const width = largestOf(
    heads.flat().map(({ column, columnSpan }) => column + columnSpan),
    0,
  );
  return Array.from({ length: width }, (_, index) => index).flatMap((index): Column[] => {
    const cells = heads.flatMap((row) => cellAt(row, index) ?? []);
    const cell = cells.at(-1);
    // A header over several columns belongs to none of them alone.
    if (cell === undefined || cell.columnSpan > 1) return [];
    const column = columnOf(cells.map(({ text }) => halfWidth(text).replace(/\s/g, '')));
    return column === null ? [] : [{ ...column, index, cell }];
  });
}

const price =
  /单价|单位价格|每[台套件个吨米]价|^(?:单|每)[辆台套件个间人名亩位株只头户次吨][\u4e00-\u9fff]{0,4}(?:费用?|租金|价格?|金额)$|^(?:结算底?|出厂|供货|采购|批发|进货|零售|协议|成交)价格?$/;
const count =
  /^[^\d]{0,6}(?:数量|工程量|运量|销量|产量|用量|人数|面积|台数|件数|套数|条数|户数|重量|吨数|天数|月数|个数|次数|课时数?|工日数?|期数)(?!单位)|^(?:折扣率?|系数|年限|期限|租期|周期|频次|服务期)/;
/** Running balances do not add up. */
const running = /累计|余额|结余|剩余/;
const amount =
  /^(?:(?:货物|合同|本期|应付|支付|付款|采购|分项|综合|产品|设备|总)?(?:金额|合价|总价|小计|合计|价款|费用|总金额|价格|合同价|货款|复价|总额|总计)|价税合计)|^[\u4e00-\u9fff]{1,6}(?:小计|合计)$/;
const otherMoney =
  /(?:金额|费用?|款|价|额|工资|报酬|成本|预算|限价|价值|估值|评估值|货值|出资|利息|本息|[\u4e00-\u9fff]金)$/;
const share = /(?:付款|支付|出资|持股|股权|分配|认缴|实缴|所占|费用)?(?:比例|占比|百分比)/;

function columnOf(words: readonly string[]): Omit<Column, 'index' | 'cell'> | null {
  const whole = words.join('');
  const name = (words.at(-1) ?? '').replace(/[（(][^）)]{0,200}[）)]/g, '');
  const isTenThousand = /万元/.test(whole);
  const money = { unit: isTenThousand ? ONE * TEN_THOUSAND : ONE, kind: 'money' as const, name };
  const isNet = /不含税|未税|除税|税前/.test(whole);
  const taxed = isNet ? 'net' : /含税|价税|税后/.test(whole) ? 'gross' : null;
  const rate = { taxed: null, unit: PERCENT, kind: 'rate' as const, name };
  if (running.test(name)) return null;
  if (/税率|税点/.test(name)) return { role: 'rate', ...rate };
  if (share.test(name)) return { role: 'share', ...rate };
  if (price.test(name)) return { role: 'price', taxed, ...money };
  const bare = name.replace(/^(?:不含税|未税|除税|税前|含税|税后)/, '');
  if (/^(?:增值税)?税[额金款]|^增值税$/.test(bare)) return { role: 'tax', taxed: null, ...money };
  if (count.test(name)) return { role: 'count', taxed: null, unit: ONE, kind: 'count', name };
  if (amount.test(bare) || (bare === '' && taxed !== null)) return { role: 'amount', taxed, ...money };
  return otherMoney.test(bare) ? { role: 'other', taxed, ...money } : null;
}
