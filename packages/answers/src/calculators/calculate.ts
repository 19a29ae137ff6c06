/**
 * Sums inside answers. In: a question as it was asked. Out: formula and amounts; what is needed, where the question does not state the figures. Promise: no figure is
 * used that the question does not state.
 */
import type { Grounds } from '../question-types/question-type.ts';
import type { CalculatorName } from './calculator-name.ts';
import { calculatorText as text } from './calculators.text.ts';
import { lastDayAfterYears, lastWorkingDay } from './count-days.ts';
import * as said from './said-facts.ts';

export interface Calculation {
  readonly title: string;
  readonly formula: string;
  /** Amounts; empty where figures are missing. */
  readonly lines: readonly string[];
  /** What to say to get amounts; null where all is known. */
  readonly needs: string | null;
  readonly grounds: readonly Grounds[];
}

export function calculate(name: CalculatorName, question: string): Calculation {
  return calculators[name](question);
}

const calculators: Readonly<Record<CalculatorName, (question: string) => Calculation>> = {
  severance,
  overtime,
  deposit,
  lending,
  limitation: (question) => limitation(question, 3),
  'labour-limitation': (question) => limitation(question, 1),
  'working-days': workingDays,
  'double-wage': doubleWage,
};

const ground = (law: string, number: number, quote: string): Grounds => ({ law, number, sub: 0, quote });

interface Parts {
  readonly title: string;
  readonly formula: string;
  readonly needs: string;
}

function found(
  { title, formula, needs }: Parts,
  grounds: readonly Grounds[],
  lines: readonly string[] | null,
): Calculation {
  return { title, formula, grounds, lines: lines ?? [], needs: lines === null ? needs : null };
}

const HALF_YEAR = 6;

/** Each full year counts one, six months and more one, less a half. */
export function severanceMonths({ years, months }: said.Duration): number {
  return years + (months >= HALF_YEAR ? 1 : months > 0 ? 0.5 : 0);
}

function severance(question: string): Calculation {
  const own = text.severance;
  const wage = said.saidMonthlyWage(question);
  const service = said.saidService(question);
  const count = service === null ? 0 : severanceMonths(service);
  const lines =
    wage === null || service === null || count === 0
      ? null
      : [
          own.given(wage, service.years, service.months, count),
          own.n(wage, count),
          own.more(wage, count),
          own.double(wage, count),
          own.limit,
        ];
  return found(
    own,
    [
      ground('劳动合同法', 47, '每满一年支付一个月工资的标准向劳动者支付'),
      ground('劳动合同法', 40, '额外支付劳动者一个月工资'),
      ground('劳动合同法', 87, '经济补偿标准的二倍'),
    ],
    lines,
  );
}

const MONTH_DAYS = 21.75;
const DAY_HOURS = 8;

function overtime(question: string): Calculation {
  const own = text.overtime;
  const wage = said.saidMonthlyWage(question);
  const grounds = [
    ground('劳动法', 44, '支付不低于工资的百分之一百五十的工资报酬'),
    ground('企业职工带薪年休假实施办法', 11, '月工资除以月计薪天数（21.75天）'),
  ];
  if (wage === null) return found(own, grounds, null);
  const hour = wage / MONTH_DAYS / DAY_HOURS;
  const kinds = [
    { name: own.kinds.rest, times: 2, hours: said.saidHours(question, '周末|周六|周日|双休|休息日') },
    {
      name: own.kinds.holiday,
      times: 3,
      hours: said.saidHours(question, '法定|国庆|春节|五一|节假日|过年|元旦|清明|端午|中秋'),
    },
    {
      name: own.kinds.usual,
      times: 1.5,
      // 每天工作10小时 is not ten hours of overtime.
      hours: said.saidHours(question, '(?:平时|工作日|晚上|每天)[^，。；\\d]{0,8}加班|下班后'),
    },
  ];
  const rows = kinds.flatMap(({ name, times, hours }) =>
    hours === null
      ? []
      : [`${own.row(name, hours, hour, times)}${name === own.kinds.holiday ? own.notAllHoliday : ''}`],
  );
  return found(own, grounds, [own.hourly(wage, hour), ...(rows.length === 0 ? [own.rates(hour)] : rows)]);
}

const DEPOSIT_SHARE = 0.2;
const PRICE_WORDS =
  '总价|房价|车价|合同价|售价|标价|卖价|价格|报价|价值|总款|货款|房款|车款|总额|合同金额|标的额|总共|一共|全款|价款|成交价';
/** 50万的二手房, 八万块的设备; 5万的首付 is a part of a price. */
const PRICED_THINGS =
  '(?<=的)(?:一[套辆台批]|这[套辆台批]|那[套辆台批]|二手|新|旧|商品|精装|进口){0,2}(?:房|车(?!位费)|设备|机器|家具|装修|货|商铺|门面|店面|厂房|订单|合同|工程|项目|婚宴|酒席|家电|钢琴|石材|木材)';

function deposit(question: string): Calculation {
  const own = text.deposit;
  const paid = said.amountAfter(question, '定金') ?? said.amountBefore(question, '定金');
  const total = said.amountAfter(question, PRICE_WORDS, 100) ?? said.amountBefore(question, PRICED_THINGS);
  const grounds = [
    ground('民法典', 587, '应当双倍返还定金'),
    ground('民法典', 586, '不得超过主合同标的额的百分之二十，超过部分不产生定金的效力'),
  ];
  if (paid === null) return found(own, grounds, null);
  if (total === null) return found(own, grounds, [own.within(paid), own.noTotal]);
  return found(own, grounds, [paid > total * DEPOSIT_SHARE ? own.above(paid, total) : own.within(paid)]);
}

const MOST_TIMES = 4;

function lending(question: string): Calculation {
  const own = text.lending;
  const lpr = said.saidLpr(question);
  const rate = said.saidYearlyRate(question);
  const principal = said.amountAfter(question, '借给?|本金|欠|贷', 100);
  const grounds = [
    ground(
      '最高人民法院关于审理民间借贷案件适用法律若干问题的规定',
      25,
      '超过合同成立时一年期贷款市场报价利率四倍的除外',
    ),
  ];
  if (lpr === null) {
    const known = found(own, grounds, null);
    return rate === null ? known : { ...known, lines: [own.asked(rate)] };
  }
  const most = lpr * MOST_TIMES;
  return found(own, grounds, [
    own.most(lpr),
    ...(rate === null ? [] : [own.agreed(rate, most)]),
    ...(principal === null ? [] : [own.yearly(principal, Math.min(rate ?? most, most))]),
  ]);
}

const STARTS_LIMITATION = '到期|还款|知道|离职|解除|辞退|辞职|被裁|开除';

function limitation(question: string, years: 1 | 3): Calculation {
  const own = text.limitation;
  const from = said.saidDate(question, STARTS_LIMITATION);
  const grounds = [
    years === 3
      ? ground('民法典', 188, '诉讼时效期间为三年')
      : ground('劳动争议调解仲裁法', 27, '劳动争议申请仲裁的时效期间为一年'),
    ground('民法典', 202, '到期月的对应日为期间的最后一日'),
  ];
  const parts = { ...own, formula: own.formula(years === 3 ? own.three : own.one) };
  return found(parts, grounds, from === null ? null : [own.last(from, lastDayAfterYears(from, years))]);
}

const MOST_DAYS = 1_000;

function workingDays(question: string): Calculation {
  const own = text.workingDays;
  const from = said.saidDate(question, '起|开始|次日|收到');
  const count = said.saidCount(question, '工作日');
  const isKnown = from !== null && count !== null && count <= MOST_DAYS;
  const grounds = [ground('民法典', 201, '开始的当日不计入，自下一日开始计算')];
  return found(own, grounds, isKnown ? [own.last(from, count, lastWorkingDay(from, count))] : null);
}

const MOST_DOUBLE_MONTHS = 11;

function doubleWage(question: string): Calculation {
  const own = text.doubleWage;
  const wage = said.saidMonthlyWage(question);
  const service = said.saidService(question);
  const grounds = [
    ground(
      '劳动合同法',
      82,
      '超过一个月不满一年未与劳动者订立书面劳动合同的，应当向劳动者每月支付二倍的工资',
    ),
    ground('劳动合同法实施条例', 7, '自用工之日起满一个月的次日至满一年的前一日'),
  ];
  if (wage === null || service === null) return found(own, grounds, null);
  const months = Math.min(MOST_DOUBLE_MONTHS, service.years * 12 + service.months - 1);
  return found(own, grounds, [months <= 0 ? own.none : own.given(wage, months)]);
}
