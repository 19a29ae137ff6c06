/** The total of a table against the total that the text states for the same: 面积合计8,050平方米, and 7,850 in the list. */
import {
  type Contract,
  factsWithin,
  type Row,
  readNumber,
  sentencesOf,
  spanOfRow,
  tablesOf,
  wordsBefore,
} from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import { isTotalRow, plainNumber } from '../../../checks/column-sums.ts';
import type { Finding } from '../../../rule.ts';
import { type Statement, statementsOf } from '../statements.ts';

type Kind = 'money' | 'area' | 'count';

interface TableTotal extends Span {
  readonly kind: Kind;
  readonly value: number;
  /** Of counts: 件, 台; of areas: 亩. */
  readonly unit: string;
  /** What its column lists. */
  readonly name: string;
}

const headOfKind: readonly (readonly [Kind, RegExp, RegExp])[] = [
  ['area', /面积|平方米|㎡|亩/, /单价|租金|元/],
  [
    'money',
    /金额|价款|合价|总价|小计|本金|货款|款项|费用|应(?:付|还|收)|出资额?|投资额?|认缴|评估(?:价值?|值)|价值/,
    /单价|税率|税额|比例|不含税|已付|未付|余额/,
  ],
  ['count', /^(?:数量|件数|台数|人数|套数|数)/, /单位$|工程量/],
];

/** Sums of money that the contract states as a whole; parts and yearly sums are other sums. */
const whole: Readonly<Record<Kind, RegExp>> = {
  money:
    /(?:总(?:额|价款?|金额|造价|计|款|投资|投入|出资)|合计|共计|合同(?:价款?|金额)|工程价款?|借款(?:本金|金额)|货款总?额|暂定(?:总)?价)[^，。；\d]{0,18}$/,
  area: /(?:总?面积|合计|共计)[^，。；\d]{0,12}$/,
  count: /共计?[^，。；\d]{0,8}$/,
};
const part =
  /其中|首[期付]|定金|保证金|押金|每[月年季日台套件平]|年度|违约|赔偿|罚|上限|不超过|月租|第[一二三四五六七八九十\d]+[期年笔]/;
/** Further apart than this, the table lists something else. */
const NEAR = 0.3;

export function differingTotals(contract: Contract, kinds: readonly Kind[]): Finding[] {
  const totals = totalsOf(contract).filter(({ kind }) => kinds.includes(kind));
  return kinds.flatMap((kind) => {
    const own = totals.filter((total) => total.kind === kind);
    if (own.length === 0) return [];
    return statementsOf(contract)
      .filter(
        ({ label, isAttachment, text }) =>
          label === '' && !isAttachment && !/违约|赔偿|为限|责任总额|限额/.test(text),
      )
      .flatMap((statement) =>
        figuresIn(contract, statement, kind)
          .filter((figure) => !isPartOrMore(contract, own, statement, figure))
          .flatMap((figure) => against(own, statement, figure)),
      );
  });
}

/** 不含税价422,000元，税额54,860元，含税总价476,860元; 货币820,000元，设备100,000元，劳务80,000元: with what stands beside it, it is the total of the table. */
function isPartOrMore(
  contract: Contract,
  totals: readonly TableTotal[],
  statement: Statement,
  { value }: StatedFigure,
): boolean {
  const beside = factsWithin(contract.amounts, statement).flatMap(({ fen, isUppercase }) =>
    fen === null || isUppercase || fen / 100 === value ? [] : [fen / 100],
  );
  const all = beside.reduce((sum, each) => sum + each, 0);
  return totals.some((total) => {
    const missing = total.value - value;
    return (
      beside.some((each) => Math.abs(each - Math.abs(missing)) < CENT) ||
      (missing > 0 && beside.length > 1 && Math.abs(all - missing) < CENT)
    );
  });
}

const CENT = 0.01;

interface StatedFigure {
  readonly value: number;
  readonly unit: string;
}

function against(
  totals: readonly TableTotal[],
  statement: Statement,
  { value, unit }: StatedFigure,
): Finding[] {
  const alike = totals.filter(
    (total) => (total.unit === '' || unit === '' || total.unit === unit) && isOfColumn(total, statement),
  );
  if (alike.some((total) => Math.abs(total.value - value) < 0.01)) return [];
  const near = alike.filter((total) => Math.abs(total.value / value - 1) <= NEAR);
  const [only, another] = near;
  if (only === undefined || another !== undefined || alike.length > 2) return [];
  return [
    {
      span: statement.place,
      related: [documentSpan(only.start, only.end)],
      detail: `此处为${value.toLocaleString('zh-CN')}，表中合计为${only.value.toLocaleString('zh-CN')}`,
    },
  ];
}

/** A list of contributions or of values has the total of these, and not that of the project. */
const columns: readonly (readonly [head: RegExp, said: RegExp])[] = [
  [/出资|认缴/, /出资|认缴|资本/],
  [/投资/, /投资|投入/],
  [/评估|价值/, /评估|价值|作价|抵押|质押/],
];

function isOfColumn({ name }: TableTotal, { text }: Statement): boolean {
  const column = columns.find(([head]) => head.test(name));
  return column === undefined || column[1].test(text.replace(/其中.*$/, ''));
}

const counted = /([\d,]{1,8}|[一二两三四五六七八九十百]{1,5})\s?(件|台|套|只|辆|箱|幅|册|名|人|间|株|头)/g;

function figuresIn(contract: Contract, statement: Statement, kind: Kind): readonly StatedFigure[] {
  const { document } = contract;
  const isWhole = (at: Span) => {
    const before = wordsBefore(contract, at, 26);
    const said = before.slice(Math.max(...['，', '。', '；'].map((mark) => before.lastIndexOf(mark))) + 1);
    return whole[kind].test(said) && !part.test(said);
  };
  if (kind === 'money')
    return factsWithin(contract.amounts, statement).flatMap((amount) =>
      amount.fen === null || amount.isUppercase || !isWhole(amount)
        ? []
        : [{ value: amount.fen / 100, unit: '' }],
    );
  const pattern = kind === 'area' ? /([\d,]+(?:\.\d+)?)\s?(?:平方米|平米|㎡|亩)/g : counted;
  return [...document.text.slice(statement.start, statement.end).matchAll(pattern)].flatMap((match) => {
    const at = documentSpan(statement.start + match.index, statement.start + match.index + match[0].length);
    const value = readNumber((match[1] ?? '').replaceAll(',', ''));
    const unit = kind === 'count' ? (match[2] ?? '') : areaUnit(match[0]);
    return value === null || !isWhole(at) ? [] : [{ value, unit }];
  });
}

function areaUnit(words: string): string {
  return /亩/.test(words) ? '亩' : /平方米|平米|㎡/.test(words) ? '平方米' : '';
}

const cache = new WeakMap<Contract, readonly TableTotal[]>();

/** The columns of the tables that add up, with the sum that their last row gives or that they have. */
function totalsOf(contract: Contract): readonly TableTotal[] {
  const known = cache.get(contract);
  if (known !== undefined) return known;
  const totals = tablesOf(contract).flatMap((rows) => totalsIn(rows));
  cache.set(contract, totals);
  return totals;
}

function totalsIn([head, ...rows]: readonly Row[]): TableTotal[] {
  if (head === undefined || rows.length < 2 || head.some(({ text }) => /^\d/.test(text))) return [];
  return head.flatMap(({ text: name, column }): TableTotal[] => {
    const kind = headOfKind.find(([, words, except]) => words.test(name) && !except.test(name))?.[0];
    if (kind === undefined) return [];
    const cells = (wanted: (row: Row) => boolean) =>
      rows.filter(wanted).map((row) => plainNumber(row.find((cell) => cell.column === column)?.text ?? ''));
    const items = cells((row) => !isTotalRow(row));
    const [total] = cells(isTotalRow).filter((value) => value !== null);
    const sum = items.every((value) => value !== null)
      ? items.reduce((all, value) => all + (value ?? 0), 0)
      : null;
    const value = total ?? (items.length > 1 ? sum : null);
    if (value === null || value === undefined || value === 0) return [];
    const place = spanOfRow(rows.find(isTotalRow) ?? rows.at(-1) ?? head);
    const scale = kind === 'money' && /万元/.test(name) ? 10_000 : 1;
    const unit = kind === 'area' ? areaUnit(name) : '';
    return [{ kind, value: value * scale, unit, name, start: place.start, end: place.end }];
  });
}

/** Sentences that name the years of a term: 共六个租赁年度. */
const years = /共(?:计)?([一二两三四五六七八九十\d]{1,3})个?(?:租赁|合同|服务|运营|承包|合作|经营|许可)年度/;

/** 2025年7月1日至2030年6月30日, 共六个租赁年度. */
export function wrongYearCounts(contract: Contract): Finding[] {
  const all = sentencesOf(contract);
  return all.flatMap((sentence, index): Finding[] => {
    const stated = readNumber(years.exec(sentence.text)?.[1] ?? '');
    if (stated === null) return [];
    const term = [sentence, all[index - 1], all[index - 2]].find(
      (each) =>
        each !== undefined && factsWithin(contract.dates, each).length === 2 && /至|到/.test(each.text),
    );
    const [from, to] = term === undefined ? [] : factsWithin(contract.dates, term);
    if (term === undefined || from?.iso == null || to?.iso == null) return [];
    const length = (Date.parse(to.iso) - Date.parse(from.iso)) / YEAR;
    if (Math.abs(length - stated) < 0.1) return [];
    return [
      {
        span: sentence,
        related: term === sentence ? [] : [term],
        detail: `起止日期之间约${Number(length.toFixed(1))}年，此处写为${stated}个年度`,
      },
    ];
  });
}

const YEAR = 365.25 * 24 * 3600 * 1000;
