/**
 * Correct price tables and statements about money, and the same with one error. Independent of the engine:
 * figures are calculated here in fen; headers, orders and notations are drawn from lists; an error is another
 * digit, unit or percentage.
 */
import type { BlockDraft } from '@wenjian/document';
import type { Random } from '../contract-text.ts';
import { writeSentence } from './proofread-figure-sentences.ts';
import {
  drawShares,
  groupDigits,
  type Mark,
  pick,
  sentenceSlips,
  writeFen,
} from './proofread-figure-writing.ts';

const tableSlips = [
  'amount',
  'quantity',
  'price',
  'subtotal',
  'total',
  'tax',
  'rate',
  'gross',
  'column-unit',
] as const;
const paymentSlips = ['payment-share', 'payment-sum', 'payment-total'] as const;
export const figureSlips = [...tableSlips, ...paymentSlips, ...sentenceSlips] as const;
export type FigureSlip = (typeof figureSlips)[number];
type TableSlip = (typeof tableSlips)[number];
type PaymentSlip = (typeof paymentSlips)[number];
export interface FigureCase {
  readonly blocks: readonly BlockDraft[];
  /** The position of the error in the texts of the blocks joined by line breaks; null in a correct document. */
  readonly place: { readonly start: number; readonly end: number } | null;
}

/** With the same generator state the two versions differ only in the error. */
export function writeFigures(slip: FigureSlip, isPlanted: boolean, random: Random): FigureCase {
  const mark = marker(isPlanted, random);
  if (isOneOf(tableSlips, slip)) return caseOf(priceTable(slip, mark, random));
  if (isOneOf(paymentSlips, slip)) return caseOf(paymentTable(slip, mark, random));
  return caseOf(writeSentence(slip, mark, random).map((text) => ({ type: 'paragraph', text })));
}

function marker(isPlanted: boolean, random: Random): Mark {
  return (right, isHere, wrong) => {
    if (!isHere) return right;
    // Drawn in both versions, so that everything else is the same.
    const slip = wrong ?? otherDigit(right, random);
    return isPlanted ? `⟦${slip}|${right}⟧` : right;
  };
}

function caseOf(blocks: readonly BlockDraft[]): FigureCase {
  let place: FigureCase['place'] = null;
  let start = 0;
  const clean = blocks.map((block) => {
    const match = /⟦([^|⟧]+)\|[^⟧]+⟧/.exec(block.text);
    const [whole = '', wrong = ''] = match ?? [];
    const text = block.text.replace(whole, wrong);
    if (match !== null) place = { start: start + match.index, end: start + match.index + wrong.length };
    start += text.length + 1;
    return { ...block, text };
  });
  return { blocks: clean, place };
}

/** Another digit in one place of the whole yuan. */
function otherDigit(right: string, random: Random): string {
  const whole = /^[^.．%％]*/.exec(right)?.[0] ?? '';
  const places = [...whole].flatMap((sign, at) => (/[0-9０-９]/.test(sign) ? [at] : []));
  const at = places[random(places.length)] ?? 0;
  const zero = /[０-９]/.test(right.charAt(at)) ? 0xff10 : 0x30;
  const old = right.charCodeAt(at) - zero;
  const shift = 1 + random(8);
  const digit = at === places[0] ? ((old - 1 + shift) % 9) + 1 : (old + shift) % 10;
  return right.slice(0, at) + String.fromCharCode(zero + digit) + right.slice(at + 1);
}

const rates = [1, 3, 6, 9, 13];
const goods = ['离心泵', '闸阀', '控制柜', '电缆', '钢管', '压力表', '传感器', '配电箱', '支架', '过滤器'];

interface Style {
  money(fen: number): string;
  count(value: number): string;
}

function styleOf(random: Random): Style {
  const isGrouped = random(3) > 0;
  const decimals = random(2) * 2;
  const sign = random(4) === 0 ? '￥' : '';
  const isWide = random(6) === 0;
  const unit = pick(['', '', '台', '套', '件'], random);
  const wide = (text: string): string =>
    isWide ? text.replaceAll(/[0-9.,]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)) : text;
  return {
    money: (fen) => sign + wide(writeFen(fen, isGrouped, fen % 100 === 0 ? decimals : 2)),
    count: (value) => `${wide(isGrouped ? groupDigits(String(value)) : String(value))}${unit}`,
  };
}

interface Column {
  readonly head: string;
  cell(index: number): string;
  readonly total: string;
  readonly subtotal?: string;
}

interface Line {
  readonly name: string;
  readonly count: number;
  readonly price: number;
  readonly rate: number;
}

function priceTable(slip: TableSlip, mark: Mark, random: Random): readonly BlockDraft[] {
  const lines = Array.from({ length: 2 + random(5) }, () => drawLine(random));
  const isTaxed = slip === 'tax' || slip === 'rate' || slip === 'gross' || random(3) === 0;
  const at = random(lines.length);
  const columns =
    slip === 'column-unit'
      ? unitColumns(lines, at, mark, random)
      : columnsFor(lines, { slip, at, mark, isTaxed }, random);
  const ordered = random(2) === 0 ? columns : [...columns].reverse();
  const hasNumbers = random(2) === 0;
  const rowOf = (label: string, number: string, text: (column: Column) => string): readonly string[] => [
    ...(hasNumbers ? [number] : []),
    label,
    ...ordered.map(text),
  ];
  const head = rowOf(pick(['名称', '货物名称', '产品名称', '项目'], random), '序号', (column) => column.head);
  const items = lines.map(({ name }, index) =>
    rowOf(name, String(index + 1), (column) => column.cell(index)),
  );
  const total = rowOf(pick(['合计', '总计', '合计（元）'], random), '', (column) => column.total);
  if (slip !== 'subtotal') return tableBlocks([head, ...items, total]);
  const subtotal = rowOf('小计', '', (column) => column.subtotal ?? '');
  return tableBlocks([head, ...items.slice(0, -1), subtotal, ...items.slice(-1), total]);
}

function drawLine(random: Random): Line {
  return {
    name: pick(goods, random),
    count: 2 + random(random(2) === 0 ? 30 : 2000),
    price: 10 * (5 + random(20_000)),
    rate: pick(rates, random),
  };
}

interface Planting {
  readonly slip: TableSlip;
  readonly at: number;
  readonly mark: Mark;
  readonly isTaxed: boolean;
}

function columnsFor(
  lines: readonly Line[],
  { slip, at, mark, isTaxed }: Planting,
  random: Random,
): readonly Column[] {
  const style = styleOf(random);
  const net = lines.map(({ count, price }) => count * price);
  const tax = lines.map(({ rate }, index) => Math.round(((net[index] ?? 0) * rate) / 100));
  const plusTax = (fen: number, index: number): number => fen + (tax[index] ?? 0);
  const moneyColumn = (head: string, values: readonly number[], name: TableSlip): Column => ({
    head,
    cell: (index) => mark(style.money(values[index] ?? 0), slip === name && index === at),
    total: mark(style.money(sum(values)), slip === 'total' && name === (isTaxed ? 'gross' : 'amount')),
    subtotal: mark(style.money(sum(values.slice(0, -1))), slip === 'subtotal' && name === 'amount'),
  });
  const taxed = isTaxed ? '不含税' : '';
  const unit = pick(['（元）', '', '(元)'], random);
  const cellOf = (name: TableSlip, write: (line: Line) => string) => (index: number) => {
    const line = lines[index];
    return line === undefined ? '' : mark(write(line), slip === name && index === at);
  };
  const countHead = pick(['数量', '采购数量', '数量（台）'], random);
  const basic: Column[] = [
    { head: countHead, cell: cellOf('quantity', (line) => style.count(line.count)), total: '' },
    { head: `${taxed}单价${unit}`, cell: cellOf('price', (line) => style.money(line.price)), total: '' },
    moneyColumn(
      `${taxed}${pick(isTaxed ? ['金额', '总价'] : ['金额', '总价', '合价', '小计'], random)}${unit}`,
      net,
      'amount',
    ),
  ];
  if (!isTaxed) return [...basic, ...remarks(random)];
  return [
    ...basic,
    rateColumn(lines, slip === 'rate' ? at : null, mark, random),
    moneyColumn(`税额${unit}`, tax, 'tax'),
    moneyColumn(pick([`价税合计${unit}`, `含税金额${unit}`], random), net.map(plusTax), 'gross'),
    ...remarks(random),
  ];
}

function rateColumn(lines: readonly Line[], at: number | null, mark: Mark, random: Random): Column {
  const others = (rate: number): readonly number[] => rates.filter((each) => each !== rate);
  return {
    head: '税率',
    cell: (index) => {
      const { rate = 0 } = lines[index] ?? {};
      return mark(`${rate}%`, index === at, `${pick(others(rate), random)}%`);
    },
    total: '',
  };
}

/** One row in yuan under a header in ten thousands. */
function unitColumns(lines: readonly Line[], at: number, mark: Mark, random: Random): readonly Column[] {
  const tenths = lines.map(() => 10 * (1 + random(900)));
  const text = (value: number): string => (value / 100).toFixed(1);
  return [
    {
      head: pick(['金额（万元）', '价款（万元）', '费用(万元)'], random),
      cell: (index) => mark(text(tenths[index] ?? 0), index === at, String((tenths[index] ?? 0) * 100)),
      total: text(sum(tenths)),
    },
    ...remarks(random),
  ];
}

function remarks(random: Random): readonly Column[] {
  return random(2) === 0 ? [] : [{ head: '备注', cell: () => '', total: '' }];
}

const stages = ['合同签订后', '设备到货后', '安装完成后', '验收合格后', '质保期满后'];

function paymentTable(slip: PaymentSlip, mark: Mark, random: Random): readonly BlockDraft[] {
  const style = styleOf(random);
  const shares = drawShares(3 + random(3), random);
  const total = 100 * 1000 * (20 + random(2000));
  const at = random(shares.length);
  const rows = [
    [
      '付款节点',
      pick(['付款比例', '支付比例'], random),
      pick(['付款金额（元）', '金额（元）', '支付金额'], random),
    ],
    ...shares.map((share, index) => [
      stages[index] ?? '',
      mark(`${share}%`, slip === 'payment-share' && index === at, `${share + 5}%`),
      mark(style.money((total * share) / 100), slip === 'payment-sum' && index === at),
    ]),
    ['合计', '100%', mark(style.money(total), slip === 'payment-total')],
  ];
  return tableBlocks(rows);
}

function tableBlocks(rows: readonly (readonly string[])[]): readonly BlockDraft[] {
  return rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ type: 'tableCell' as const, text, cell: { table: 0, row, column } })),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name);
}
