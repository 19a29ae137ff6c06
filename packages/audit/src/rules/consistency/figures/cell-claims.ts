/**
 * Cells of attached tables against the body: the row (西安—乌鲁木齐), the year (2026年 under 净利润目标) or the
 * name of the item (自然损耗率) is what both speak of.
 */
import { type Contract, factsWithin, readNumber } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { monthsOf } from '../../../checks/find-numbers.ts';
import type { Finding } from '../../../rule.ts';
import { differs } from '../differing-claims.ts';
import { otherFigure } from '../duties/topics.words.ts';
import { type Statement, statementsOf } from '../statements.ts';

interface Value {
  readonly kind: 'period' | 'share' | 'amount' | 'count';
  readonly value: number;
  readonly per: string | null;
}

interface Part extends Span {
  readonly text: string;
  /** Without brackets and dashes. */
  readonly said: string;
  readonly statement: Statement;
}

export function differingCells(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const cells = all
    .filter(({ label, isAttachment }) => label !== '' && isAttachment)
    .map((cell) => named(contract, cell));
  if (cells.length === 0) return [];
  const parts = all
    .filter(({ label, isAttachment }) => label === '' && !isAttachment)
    .flatMap((statement) => partsOf(contract, statement));
  const index = indexed(parts);
  const counted = countedTwice(contract, cells);
  return cells.flatMap((cell) => {
    const value = valueIn(contract, cell);
    if (value === null || (value.kind === 'count' && counted.has(cell.label))) return [];
    const start = bare(cell.label).slice(0, PAIR);
    const same = (index.get(start) ?? []).filter(
      (part) => speaksOf(part, cell, value) && (value.kind !== 'count' || countIn(part, cell).length > 0),
    );
    const other = same.flatMap((part) =>
      value.kind === 'count' ? countIn(part, cell) : (single(factsIn(contract, part), value.kind) ?? []),
    );
    const [first] = same;
    if (first === undefined || other.length !== 1 || same.length !== 1) return [];
    const [said] = other;
    if (said === undefined || said.per !== value.per || !differs(said, value)) return [];
    return [
      {
        span: cell.place,
        related: [first.statement.place],
        detail: `“${cell.label}”在正文与附件中的约定不一致`,
      },
    ];
  });
}

/** 空调｜挂机｜1台 and 空调｜柜机｜1台: each is a part of the number. */
function countedTwice(contract: Contract, cells: readonly Statement[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const cell of cells) {
    if (valueIn(contract, cell)?.kind !== 'count') continue;
    (once.has(cell.label) ? twice : once).add(cell.label);
  }
  return twice;
}

const PAIR = 2;

/** 编号B01｜数控车床｜5台: of a row without a head, the first cell that is a plain name. */
function named({ document }: Contract, cell: Statement): Statement {
  if (cell.head !== '' || !/[\dA-Za-z]/.test(cell.label)) return cell;
  const { start, end } = cell.place;
  const name = document.text
    .slice(start, end)
    .split(/[|｜\t]/)
    .map((text) => text.trim())
    .find((text) => /^[\u4e00-\u9fff]{3,10}$/.test(text));
  return name === undefined ? cell : { ...cell, label: name };
}

/** The parts by each pair of signs in them, so that a long table is not searched in all of them. */
function indexed(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
  const index = new Map<string, Part[]>();
  for (const part of parts) {
    const pairs = new Set(
      Array.from({ length: part.said.length }, (_, at) => part.said.slice(at, at + PAIR)),
    );
    for (const pair of pairs) {
      const known = index.get(pair);
      if (known === undefined) index.set(pair, [part]);
      else known.push(part);
    }
  }
  return index;
}

/** 立式加工中心6台, 6台立式加工中心. */
function countIn({ text }: Part, { label }: Statement): readonly Value[] {
  const said = text.replace(/\s/g, '');
  const at = said.indexOf(label);
  if (at < 0) return [];
  const after = /^[^，。；\d]{0,4}(\d[\d,]*)[台套件辆个只块张吨]/.exec(said.slice(at + label.length))?.[1];
  const count = after ?? /(\d[\d,]*)[台套件辆个只块张吨]$/.exec(said.slice(0, at))?.[1];
  return count === undefined ? [] : [{ kind: 'count', value: Number(count.replaceAll(',', '')), per: null }];
}

const generic =
  /^(?:项目|名称|内容|合计|小计|总计|序号|编号|数量|单价|金额|期限|时间|日期|地点|要求|标准|备注|说明|租金|费用|价款|付款|支付|交货|交付|验收|质保|保修|运输|包装|违约金?|保证金|定金|甲方|乙方|丙方|设备|货物|产品|服务|材料|人员|工期|押金|第[一二三四五六七八九十\d]+[期次笔年项])$/;

function speaksOf({ text, said }: Part, { label, head }: Statement, { kind }: Value): boolean {
  const name = bare(label);
  const year = /^(20\d\d)年度?$/.exec(name)?.[1];
  if (year !== undefined) {
    const topic = bare(head).replace(/(?:目标|指标|金额|要求|考核)$/, '');
    return topic.length >= 2 && said.includes(`${year}年`) && said.includes(topic);
  }
  if (kind === 'amount' || generic.test(name) || /\d/.test(name) || otherFigure.test(text)) return false;
  // 取得订舱确认后4小时内: from then on something else is done.
  if (/^(?:之日|当日|完成|完毕)?(?:起|之?[前后])/.test(said.split(name)[1] ?? '')) return false;
  return (
    name.length >= (kind === 'count' ? PAIR : SHORTEST_NAME) &&
    name.length <= LONGEST_NAME &&
    said.includes(name)
  );
}

const SHORTEST_NAME = 4;
const LONGEST_NAME = 12;

function bare(text: string): string {
  return text.replace(/[（(][^）)]*[）)]|[—–\-~～至到、“”"《》\s]/g, '');
}

function valueIn(contract: Contract, cell: Statement): Value | null {
  const facts = factsIn(contract, cell);
  const own = single(facts, 'period') ?? single(facts, 'share');
  if (own !== null) return facts.length === 1 ? own : null;
  const number = /^\d[\d,]*(?:\.\d+)?$/.test(cell.text) ? readNumber(cell.text.replaceAll(',', '')) : null;
  const counted = /^(\d[\d,]*)[台套件辆个只块张吨]?$/.exec(cell.text)?.[1];
  const withUnit = cell.head === '' ? /^(\d[\d,]*)[台套件辆]$/.exec(cell.text)?.[1] : undefined;
  if (withUnit !== undefined)
    return { kind: 'count', value: Number(withUnit.replaceAll(',', '')), per: null };
  if (/^(?:采购|供货|订购)?(?:数量|台数|套数|件数)/.test(cell.head) && counted !== undefined)
    return { kind: 'count', value: Number(counted.replaceAll(',', '')), per: null };
  if (number === null || !/元/.test(cell.head)) return single(facts, 'amount');
  return { kind: 'amount', value: number * (/万元/.test(cell.head) ? 1e6 : 100), per: null };
}

function single(facts: readonly Value[], kind: Value['kind']): Value | null {
  const [first, second] = facts.filter((fact) => fact.kind === kind);
  return first === undefined || second !== undefined ? null : first;
}

function factsIn(contract: Contract, span: Span): readonly Value[] {
  return [
    ...factsWithin(contract.periods, span).map(
      (period): Value => ({ kind: 'period', value: monthsOf(period), per: null }),
    ),
    ...factsWithin(contract.percentages, span).map(
      ({ value, per }): Value => ({ kind: 'share', value, per }),
    ),
    ...factsWithin(contract.amounts, span).flatMap(({ fen, isUppercase }): Value[] =>
      fen === null || isUppercase ? [] : [{ kind: 'amount', value: fen, per: null }],
    ),
  ];
}

/** The parts of a sentence between commas, with their places. */
function partsOf({ document }: Contract, statement: Statement): Part[] {
  const text = document.text.slice(statement.start, statement.end);
  return [...text.matchAll(/[^，；。]+/g)].map((match) => ({
    ...documentSpan(statement.start + match.index, statement.start + match.index + match[0].length),
    text: match[0],
    said: bare(match[0]),
    statement,
  }));
}
