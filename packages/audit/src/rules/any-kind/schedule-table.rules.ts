/** Payment schedules in tables: the shares of the rows, and each sum against its share of the price. */
import { type Contract, type Row, spanOfRow, tablesOf, totalPrice } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed, levels } from '../../checks/build-rule.ts';
import { sharesIn } from '../../checks/find-figures.ts';
import { percentText } from '../../checks/find-numbers.ts';
import { sentenceAt } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Finding, Rule } from '../../rule.ts';

/** Shares are often rounded to two decimals. */
const ROUNDING = 0.0015;
/** Further from the whole than this, the list is not meant to be complete. */
const FAR = 0.3;
const FEN = 100;
const FEN_OF_ROUNDING = 100;

export const scheduleTableRules: readonly Rule[] = [
  {
    id: 'price.schedule-table',
    editMode: 'none',
    title: '付款表的比例、金额与总价不符',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '付款表各期比例之和是否为百分之百、各期金额是否等于总价乘以比例',
    reason: '付款表的比例相加不是百分之百，或者某期金额与比例不符，应付多少会发生争议。',
    basis: [civilCode('第五百一十条', '价款等内容没有约定或者约定不明确的，可以协议补充。')],
    suggestion: '按合同总价重新核对各期比例和金额：比例合计为100%，各期金额等于总价乘以该期比例。',
    check: (contract) => hitOrPassed(tablesOf(contract).flatMap((rows) => wrongIn(contract, rows))),
  },
];

function wrongIn(contract: Contract, [head, ...body]: readonly Row[]): Finding[] {
  const share = head?.find(({ text }) => /比例|占比/.test(text))?.column;
  const isSchedule = head?.some(({ text }) => /期次|期数|阶段|节点|付款|支付|笔次|批次|款项/.test(text));
  if (isSchedule !== true || head === undefined) return [];
  if (share === undefined) return wrongWhole(contract, head, body);
  const parts = body
    .filter((row) => !/合计|总计|小计/.test(row[0]?.text ?? ''))
    .flatMap((row) => {
      const said = row.find(({ column }) => column === share)?.text ?? '';
      const [value, another] = sharesIn(said);
      return value === undefined || another !== undefined || /至|累计/.test(said) ? [] : [{ row, value }];
    });
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.length < 2 || Math.abs(sum - 1) > FAR) return [];
  if (Math.abs(sum - 1) > ROUNDING)
    return [
      {
        span: documentSpan(spanOfRow(first.row).start, spanOfRow(last.row).end),
        detail: `各期比例相加为${percentText(sum)}`,
      },
    ];
  const column = moneyColumn(head);
  const price = totalPrice(contract)?.fen ?? null;
  if (column === undefined || price === null) return [];
  const unit = unitOf(column);
  return parts.flatMap(({ row, value }) => wrongSum(row, column.column, unit, price * value));
}

function moneyColumn(head: Row): Row[number] | undefined {
  return head.find(({ text }) => /金额|应付|价款|数额|款额/.test(text));
}

function unitOf({ text }: Row[number]): number {
  return /万元/.test(text) ? FEN * 10_000 : FEN;
}

const instalment =
  /^(?:第[一二三四五六七八九十\d]+[期笔次批]|首[期付笔]|[一二三四五六]期|尾款|余款|预付款?|进度款|定金|质保金|末期)/;

/** 第一期, 第二期, 第三期 with sums: together they are the price. */
function wrongWhole(contract: Contract, head: Row, body: readonly Row[]): Finding[] {
  const column = moneyColumn(head);
  const price = totalPrice(contract);
  const rows = body.filter((row) => !/合计|总计|小计/.test(row[0]?.text ?? ''));
  const [first] = rows;
  const last = rows.at(-1);
  if (
    column === undefined ||
    price?.fen == null ||
    first === undefined ||
    last === undefined ||
    rows.length < 2
  )
    return [];
  if (!rows.every((row) => row.slice(0, 2).some(({ text }) => instalment.test(text.replace(/\s/g, '')))))
    return [];
  const sums = rows.map((row) => sumIn(row, column.column, unitOf(column)));
  const sum = sums.reduce<number>((total, fen) => total + (fen ?? 0), 0);
  if (
    sums.includes(null) ||
    Math.abs(sum - price.fen) <= FEN_OF_ROUNDING ||
    Math.abs(sum / price.fen - 1) > FAR
  )
    return [];
  return [
    {
      span: documentSpan(spanOfRow(first).start, spanOfRow(last).end),
      related: [sentenceAt(contract, price) ?? price],
      detail: `各期金额相加为${sum / FEN}元，价款为${price.fen / FEN}元`,
    },
  ];
}

function sumIn(row: Row, column: number, unit: number): number | null {
  const said = /\d[\d,]*(?:\.\d+)?/.exec(row.find((cell) => cell.column === column)?.text ?? '')?.[0];
  return said === undefined ? null : Number(said.replaceAll(',', '')) * unit;
}

function wrongSum(row: Row, column: number, unit: number, due: number): Finding[] {
  const fen = sumIn(row, column, unit);
  if (fen === null || Math.abs(fen - due) <= FEN_OF_ROUNDING || Math.abs(fen / due - 1) > FAR) return [];
  return [{ span: spanOfRow(row), detail: `按比例应为${due / FEN}元` }];
}
