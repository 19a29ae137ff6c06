/** Dates that must fit together: one event in two places, a term and its end, a credit and the shipment. */
import {
  type Contract,
  type DateFact,
  factsWithin,
  readNumber,
  type Sentence,
  sentencesOf,
} from '@wenjian/contract';
import { daysBetween } from '../../../checks/find-numbers.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import type { Finding } from '../../../rule.ts';
import { statementsOf } from '../statements.ts';

export function datesThatDisagree(contract: Contract): Finding[] {
  return [
    ...eventDates(contract),
    ...milestoneDates(contract),
    ...lastDeliveries(contract),
    ...spelledEnds(contract),
    ...reversedOrders(contract),
    ...insuranceGap(contract),
    ...seatsWithoutHolder(contract),
  ];
}

/** 宴会日期：10月18日 in the body, another day in the row of that name. */
function eventDates(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  return all.flatMap((row): Finding[] => {
    const { label } = row;
    if (!/^[\u4e00-\u9fff]{2,8}(?:日期|时间|日)$/.test(label) || generic.test(label)) return [];
    const [date, another] = factsWithin(contract.dates, row);
    if (date?.iso == null || another !== undefined) return [];
    const named = new RegExp(`${label}(?:为|是|：|:|定于|定为)`);
    const body = all.find(
      (statement) =>
        statement.label === '' &&
        named.test(statement.text) &&
        factsWithin(contract.dates, statement).length === 1,
    );
    const [said] = body === undefined ? [] : factsWithin(contract.dates, body);
    if (body === undefined || said?.iso == null || said.iso === date.iso) return [];
    return [{ span: row.place, related: [body.place], detail: `“${label}”在两处为不同的日期` }];
  });
}

const milestone =
  /^(?:系统)?(?:正式)?(?:上线|初验|终验|最终验收|竣工|完工|开工|试运行|投产|开业|封顶|交房|交付使用|安装完成|投入使用|通车|首播|开机|结项)(?:验收)?(?:日期|时间|日)?$/;

/** 应于12月20日前正式上线 in the body, the row 上线 with another day in the plan. */
function milestoneDates(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  return all.flatMap((row): Finding[] => {
    if (!milestone.test(row.label)) return [];
    const [date, another] = factsWithin(contract.dates, row);
    if (date?.iso == null || another !== undefined) return [];
    const act = row.label.replace(/^(?:系统)?(?:正式)?|(?:验收)?(?:日期|时间|日)?$/g, '');
    const told = all.find(
      (statement) =>
        statement.label === '' &&
        new RegExp(`(?:前|内|于|日)[^，。；]{0,10}${act}|${act}[^，。；]{0,8}(?:为|于|：|不迟于)`).test(
          statement.text,
        ) &&
        !/逾期|迟延|违约|起算|之日起|后/.test(statement.text) &&
        factsWithin(contract.dates, statement).length > 0,
    );
    const said = told === undefined ? undefined : factsWithin(contract.dates, told).at(-1);
    if (told === undefined || said?.iso == null || said.iso === date.iso) return [];
    return [{ span: row.place, related: [told.place], detail: `“${row.label}”在两处为不同的日期` }];
  });
}

const generic = /^(?:签[订署约]|交货|交付|付款|支付|出生|成立|填表|打印|编制|更新)/;
const allDelivered = /前[^，。；]{0,12}(?:交清|交齐|交付完毕|全部交付|交货完毕|全部完成|供货完毕|全部到货)/;

/** 8月15日前交清全部产品, and a row of the plan on 8月30日. */
function lastDeliveries(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const body = all.find(
    (statement) =>
      statement.label === '' &&
      allDelivered.test(statement.text) &&
      factsWithin(contract.dates, statement).length === 1,
  );
  const [deadline] = body === undefined ? [] : factsWithin(contract.dates, body);
  if (body === undefined || deadline?.iso == null) return [];
  const late = all.find((cell) => {
    const [date] = factsWithin(contract.dates, cell);
    const isPlanned = /(?:交货|交付|到货|供货|完成|发货)(?:日期|时间|期限?)/.test(cell.head);
    return isPlanned && date?.iso != null && deadline.iso !== null && date.iso > deadline.iso;
  });
  return late === undefined
    ? []
    : [{ span: late.place, related: [body.place], detail: '计划的日期晚于全部交清的期限' }];
}

const SLACK_DAYS = 3;
const perUnit = { day: 1, week: 7, month: 30.4375, year: 365.25 } as const;

/** 自5月6日起120个日历日内，即10月31日前. */
function spelledEnds(contract: Contract): Finding[] {
  const { text } = contract.document;
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const [from, to, another] = factsWithin(contract.dates, sentence);
    if (from === undefined || to === undefined || another !== undefined) return [];
    const period = factsWithin(contract.periods, sentence).find(
      ({ start, end }) => start >= from.end && end <= to.start,
    );
    if (period === undefined || !(period.unit in perUnit)) return [];
    const between = text.slice(period.end, to.start);
    if (!/^[^。；\d]{0,6}(?:即|也就是|截止|截至)[^。；\d]{0,6}$/.test(between)) return [];
    const days = daysBetween(from, to);
    const unit =
      period.unit === 'day' || period.unit === 'week' || period.unit === 'month' ? period.unit : 'year';
    const expected = period.count * perUnit[unit];
    if (days === null || Math.abs(days - expected) <= SLACK_DAYS) return [];
    return [{ span: sentence, detail: `起算后${Math.round(expected)}日届满，此处写明的日期在${days}日之后` }];
  });
}

/** An event with its day, where the words for it stand right before or right after the day. */
interface NamedDay {
  readonly sentence: Sentence;
  readonly date: DateFact;
}

const REACH_OF_NAME = 16;
const unsure = /如|若|顺延|延长|展期|变更为|调整为|逾期|迟延|原定|第[一二三四五六七八九十\d]+[批期]/;

function dayOf(contract: Contract, before: RegExp, after: RegExp, near = /(?:)/): NamedDay | null {
  const { text } = contract.document;
  for (const { sentence, dates } of datedSentences(contract)) {
    for (const date of dates) {
      const lead = text.slice(Math.max(sentence.start, date.start - REACH_OF_NAME), date.start);
      const rest = text.slice(date.end, Math.min(sentence.end, date.end + REACH_OF_NAME));
      const isNamed = before.test(lead.replace(/\s/g, '')) || after.test(rest.replace(/\s/g, ''));
      if (isNamed && near.test(textAround(contract, sentence, 1))) return { sentence, date };
    }
  }
  return null;
}

interface Dated {
  readonly sentence: Sentence;
  readonly dates: readonly DateFact[];
}

const datedByContract = new WeakMap<Contract, readonly Dated[]>();

/** Sentences that name a certain day: few of many, and asked for by every order. */
function datedSentences(contract: Contract): readonly Dated[] {
  const known = datedByContract.get(contract);
  if (known !== undefined) return known;
  const dated = sentencesOf(contract).flatMap((sentence): readonly Dated[] => {
    const dates = factsWithin(contract.dates, sentence).filter(({ iso }) => iso !== null);
    return dates.length === 0 || unsure.test(sentence.text) ? [] : [{ sentence, dates }];
  });
  datedByContract.set(contract, dated);
  return dated;
}

interface Order {
  readonly earlier: readonly [before: RegExp, after: RegExp, near?: RegExp];
  readonly later: readonly [before: RegExp, after: RegExp, near?: RegExp];
  readonly detail: string;
}

const named = (words: string) =>
  new RegExp(
    `(?:${words})(?:日期?|时间|期限?)?(?:为|：|:|是|至|于|不[迟晚]于|不得[迟晚]于|截[止至]|到|定于|在)*$`,
  );
const done = (words: string) => new RegExp(`^(?:之?前|以前|当日|日|内)?[^，。；]{0,6}(?:${words})`);
const never = /(?!)/;

const latestShipment = [
  named('最[迟晚]装[运船]|装[运船]|装[运船]期(?:限)?(?:最[迟晚])?|最[迟晚]交货'),
  done('装[运船]|发运|交货装船'),
] as const;

/** What must come first, and what cannot come before it. */
const orders: readonly Order[] = [
  {
    earlier: latestShipment,
    later: [named('有效期(?:限)?|到期|效期|失效|有效'), done('到期|失效'), /信用证|L\/C/i],
    detail: '信用证在最迟装运日之前到期，装运后无法交单',
  },
  {
    earlier: [never, done('(?:开立|开出|开具|开到)[^，。；]{0,20}信用证|开证'), /信用证|L\/C/i],
    later: latestShipment,
    detail: '开立信用证的期限晚于最迟装运日',
  },
  {
    earlier: [named('竣工|完工'), done('竣工|完工')],
    later: [named('保函(?:的)?有效期(?:限)?|保函有效'), never],
    detail: '保函在竣工之前到期',
  },
  {
    earlier: [named('交货|交付|供货'), never],
    later: [named('(?:最终|初步)?验收'), never],
    detail: '验收日期早于交货日期',
  },
  {
    earlier: [named('报名(?:开始)?|报到'), never],
    later: [named('开课|开班'), never],
    detail: '开课日期早于报名日期',
  },
  {
    earlier: [named('起租|租赁期(?:限)?自'), never],
    later: [named('租赁期(?:限)?届满|租赁到期'), never],
    detail: '租赁期届满早于起租日',
  },
];

function reversedOrders(contract: Contract): Finding[] {
  return orders.flatMap(({ earlier, later, detail }): Finding[] => {
    const one = dayOf(contract, ...earlier);
    const other = dayOf(contract, ...later);
    if (one === null || other === null || one.date === other.date) return [];
    if ((daysBetween(one.date, other.date) ?? 0) >= 0) return [];
    return [{ span: other.sentence, related: [one.sentence], detail }];
  });
}

const paidUntil =
  /(?:社会保险|社保|公积金)[^。；]{0,16}(?:缴|交)?[^。；]{0,6}至(\d{4})年(\d{1,2})月|(?:缴|交)[^。；]{0,16}(?:社会保险|社保|公积金)[^。；]{0,8}至(\d{4})年(\d{1,2})月/;

/** Employment ends in August, insurance is paid until July. */
function insuranceGap(contract: Contract): Finding[] {
  const ended = sentencesOf(contract).find(
    (sentence) =>
      /劳动(?:合同|关系)[^。；]{0,10}于[^。；]{0,14}(?:解除|终止)/.test(sentence.text) &&
      factsWithin(contract.dates, sentence).length > 0,
  );
  const [end] = ended === undefined ? [] : factsWithin(contract.dates, ended);
  if (ended === undefined || end?.iso == null) return [];
  const month = end.iso.slice(0, 7);
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const match = paidUntil.exec(sentence.text);
    const year = match?.[1] ?? match?.[3];
    const last = match?.[2] ?? match?.[4];
    if (year === undefined || last === undefined) return [];
    if (`${year}-${last.padStart(2, '0')}` >= month) return [];
    return [{ span: sentence, related: [ended], detail: '社会保险、公积金在劳动关系解除之前停缴' }];
  });
}

const number = '[一二两三四五六七八九十\\d]{1,3}';
const seats = new RegExp(`由(${number})(?:名|人|位)[^，。；]{0,8}组成`);
const each = new RegExp(`(?:各|分别)(?:委派|推荐|指派|提名|选派|派出?)(${number})(?:名|人|位)`);
const own = new RegExp(
  `(?:[甲乙丙丁戊]方|投资方|创始股东|原股东)(?:有权)?(?:委派|推荐|指派|提名|选派)(${number})(?:名|人|位)`,
  'g',
);

const holding = new RegExp(`(?:委派|推荐|指派|提名|选派|派出?)(?:${number})(?:名|人|位)`, 'g');

/** 七名委员组成，甲方、乙方各委派三名: one seat belongs to nobody. */
function seatsWithoutHolder(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const { text } = sentence;
    const all = readNumber(seats.exec(text)?.[1] ?? '');
    if (all === null || /其余|另|职工|独立董事|外聘|第三方|共同(?:推荐|委派|聘|选)|专家|选举/.test(text))
      return [];
    const shared = readNumber(each.exec(text)?.[1] ?? '');
    const named = new Set(text.match(/[甲乙丙丁戊](?=方)/g) ?? []).size;
    // 甲方、乙方各提名一名，李某提名一名: somebody who is no party has a seat as well.
    if ((text.match(holding) ?? []).length > (shared === null ? 0 : 1) + [...text.matchAll(own)].length)
      return [];
    const parts = [...text.matchAll(own)].map((match) => readNumber(match[1] ?? '') ?? 0);
    const held =
      shared === null
        ? parts.reduce((sum, part) => sum + part, 0)
        : shared * Math.max(named, /双方/.test(text) ? 2 : 0);
    if (held === 0 || held === all || (shared === null && parts.length < 2)) return [];
    return [{ span: sentence, detail: `共${all}个席位，各方委派的合计为${held}个` }];
  });
}
