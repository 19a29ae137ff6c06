/** Working time, overtime and leave. */
import { type Contract, factsWithin, type Sentence, sentencesOf } from '@wenjian/contract';
import { largestOf, smallestOf } from '@wenjian/document';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { daysIn, sharesIn } from '../../../checks/find-figures.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { labourContractLaw, labourLaw } from '../../../checks/laws.ts';
import type { Finding, Rule } from '../../../rule.ts';
import { annualLeaveRegulation } from '../by-kind-laws.ts';
import { rulesOf } from '../provision-rule.ts';
import { hoursIn, isDispatch, isLabour, overtime } from './labour.words.ts';

const { provision } = rulesOf(isLabour);

const MONTHLY_OVERTIME = 36;
const DAILY_OVERTIME = 3;
const DAILY_HOURS = 8;
const WEEKLY_HOURS = 44;
const LEAST_LEAVE_DAYS = 5;
const LOWEST_OVERTIME_SHARE = 1.5;
/** A workplace rule may speak of longer shifts on call; a week has no more hours than this. */
const HOURS_OF_WEEK = 168;

export const labourTimeRules: readonly Rule[] = [
  {
    id: 'validity.labour-overtime-hours',
    title: '加班时间超过法定上限',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/H'),
    examines: '加班是否不超过每日三小时、每月三十六小时',
    reason:
      '延长工作时间一般每日不超过一小时，特殊原因也不超过三小时，每月不超过三十六小时，超过的约定违法。',
    basis: [
      labourLaw(
        '第四十一条',
        '延长工作时间一般每日不超过一小时，特殊原因不超过三小时，每月不超过三十六小时。',
      ),
    ],
    suggestion:
      '{payer}安排{performer}加班的，应与工会和{performer}协商，每日不超过三小时，每月累计不超过三十六小时。',
    check: (contract) =>
      isLabour(contract) || isDispatch(contract) ? hitOrPassed(longOvertime(contract)) : notApplicable,
  },
  {
    id: 'validity.labour-hours-over',
    title: '工作时间超过法定标准或者没有休息日',
    family: 'validity',
    types: 'all',
    levels: levels('M/H/H'),
    examines: '标准工时下每日、每周的工作时间和休息日是否符合法律',
    reason:
      '标准工时为每日不超过八小时、平均每周不超过四十四小时，每周至少休息一日；实行综合或者不定时工时须经行政许可。',
    basis: [
      labourLaw('第三十六条', '每日工作时间不超过八小时、平均每周不超过四十四小时。'),
      labourLaw('第三十八条', '应当保证劳动者每周至少休息一日。'),
    ],
    suggestion:
      '{performer}每日工作不超过八小时、每周不超过四十小时，每周休息二日；实行特殊工时制的，须经劳动行政部门批准。',
    check: (contract) => (isLabour(contract) ? hitOrPassed(longHours(contract)) : notApplicable),
  },
  provision({
    id: 'validity.labour-overtime-forced',
    title: '劳动者必须服从加班',
    levels: levels('M/H/M'),
    examines: '是否约定劳动者不得拒绝加班',
    reason: '加班应当与工会和劳动者协商，不得强迫或者变相强迫；除抢险救灾等情形外，劳动者有权拒绝。',
    basis: [labourContractLaw('第三十一条', '应当严格执行劳动定额标准，不得强迫或者变相强迫劳动者加班。')],
    suggestion: '{payer}因生产经营需要安排加班的，应与{performer}协商一致，并依法支付加班工资或者安排补休。',
    ways: [
      [
        overtime,
        /不得(?:拒绝|推诿|提出异议|以任何)|必须(?:服从|接受|参加)|无条件|应当?(?:无条件)?(?:服从|接受|配合)|拒绝[^，。；]{0,10}(?:旷工|违纪|扣|辞退|解除|处分|罚)|视为(?:旷工|违纪)/,
      ],
    ],
    unless: /抢险|救灾|自然灾害|(?:甲方|公司|单位)不得|有权拒绝|协商/,
  }),
  provision({
    id: 'validity.labour-overtime-rate-low',
    title: '加班费的计算低于法定标准',
    levels: levels('M/H/H'),
    examines: '加班费的倍数和基数是否不低于法定标准',
    reason:
      '延长工作时间、休息日、法定休假日加班分别按不低于工资的百分之一百五十、二百、三百支付，基数不得低于约定工资。',
    basis: [labourLaw('第四十四条', '分别支付不低于工资百分之一百五十、二百、三百的工资报酬。')],
    suggestion:
      '加班工资以约定的月工资为基数，延长工作时间、休息日（不能补休的）、法定休假日分别按百分之一百五十、二百、三百支付。',
    ways: [
      [
        overtime,
        /最低工资|基本工资|底薪|(?:每|一)(?:小时|次|天|晚|日|班)[^，。；]{0,10}[\d一二三四五六七八九十百]+元|固定(?:补贴|补助|津贴)|餐补|交通补贴|基数[^，。；]{0,10}(?:\d|元)|定额|(?:一|1)倍(?!半)|同等工资|正常(?:工资|标准)/,
        /计|基数|支付|发放|标准|补贴|按|给/,
      ],
      [overtime, /[\d一二三四五六七八九]+%|百分之/, /计|支付|发放|标准|按|给/],
    ],
    unless: /不低于|不少于|依法支付|补休|不得/,
    judge: ({ sentence }, contract) => {
      const shares = sharesIn(sentence.text);
      const isLawful = shares.length > 0 && shares.every((share) => share >= LOWEST_OVERTIME_SHARE);
      return isLawful || isOfWholeWage(contract, sentence) ? null : {};
    },
  }),
  provision({
    id: 'validity.labour-leave-waived',
    title: '放弃年休假或者不休不补',
    levels: levels('M/M/M'),
    examines: '年休假是否不低于法定天数，未休的是否补发工资',
    reason:
      '连续工作一年以上的劳动者享有五至十五天带薪年休假，单位未安排的应按日工资收入的百分之三百支付报酬，未休视为放弃的约定无效。',
    basis: [
      annualLeaveRegulation(
        '第三条',
        '累计工作满一年不满十年的年休假五天，满十年不满二十年的十天，满二十年的十五天。',
      ),
      annualLeaveRegulation(
        '第五条',
        '不能安排年休假的，经职工同意，按日工资收入的百分之三百支付年休假工资报酬。',
      ),
    ],
    suggestion:
      '{performer}依法享受带薪年休假；{payer}未安排休假的，按其日工资收入的百分之三百支付应休未休的工资报酬。',
    ways: [
      [
        /年休假|年假|带薪假|带薪休假/,
        /放弃|作废|清零|失效|不(?:予|再|得|享受|补|累计|结转|支付|折算|安排)|取消|视为已休|自动(?:消灭|清零)|春节[^，。；]{0,10}(?:抵|冲)|抵(?:扣|作|充)|满[^，。；]{0,6}年[^，。；]{0,4}(?:方|才|始)|满(?:[二两三四五六七八九十2-9])年后?，(?:方|才|始)/,
      ],
      [/年休假|年假/, /天|日/],
    ],
    unless:
      /(?:依法|按照?国家|按规定|法定)[^，。；]{0,10}(?:享|执行)|300%|百分之三百|三倍|不得|书面(?:提出|申请)[^，。；]{0,6}不休|不能安排|跨(?:1|一)?个?年/,
    judge: ({ sentence: { text }, match }) => {
      if (
        /放弃|作废|清零|失效|不(?:予|再|得|享受|补|累计|结转|支付|折算|安排)|取消|视为已休|自动|抵|满[^，。；]{0,6}年[^，。；]{0,4}(?:方|才|始)|满[二两三四五六七八九十2-9]年后?，(?:方|才|始)/.test(
          text,
        )
      )
        return {};
      const [days] = daysIn(text.slice(match.index).replace(/满?[^，。；]{0,6}年(?!休|假)/g, ''));
      return days !== undefined && days < LEAST_LEAVE_DAYS ? {} : null;
    },
  }),
  provision({
    id: 'validity.labour-rest-day-conditions',
    title: '不休法定节假日或者请假即扣除超额工资',
    levels: levels('M/M/M'),
    examines: '是否没有取消法定节假日、婚丧产假等带薪假期',
    reason: '法定节假日、婚丧假、产假等是劳动者的法定权利，不能由合同取消或者按事假扣薪。',
    basis: [labourLaw('第四十条', '用人单位在法定节日期间应当依法安排劳动者休假。')],
    suggestion: '{performer}依法享受法定节假日、婚假、丧假、产假等假期，期间工资按国家规定支付。',
    ways: [
      [
        /法定(?:节)?假|节假日|春节|国庆|婚假|丧假|陪产假|育儿假|探亲假/,
        /不(?:予|再|得|安排|享受|休|放)|取消|无薪|不带薪|按事假|扣(?:发|除|减)|不计薪/,
      ],
    ],
    unless: /(?:甲方|公司|单位)不得|依法|加班|提前|顺延|不得(?:少于|低于|安排)|不能安排|遇/,
  }),
];

function longOvertime(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence) => {
    const { text } = sentence;
    const isAbout =
      overtime.test(text) || (hoursIn(text).length > 0 && overtime.test(textAround(contract, sentence, 1)));
    if (!isAbout) return [];
    const isLong = text.split(/[，：]/).some((part) => {
      const most = largestOf(hoursIn(part), 0);
      if (/每月|当月|月度|月累计|一个月|单月|月均/.test(part))
        return most > MONTHLY_OVERTIME && most < HOURS_OF_WEEK;
      return (
        /每[日天晚]|单日|当[日天]/.test(part) && /加班|延长|延时|加点/.test(part) && most > DAILY_OVERTIME
      );
    });
    return isLong ? [{ span: sentence }] : [];
  });
}

function longHours(contract: Contract): Finding[] {
  return sentencesOf(contract)
    .filter(({ text }) => !/综合(?:计算)?工时|不定时|加班|延长|非全日制|值班/.test(text) && isLongWork(text))
    .map((span) => ({ span }));
}

function isLongWork(text: string): boolean {
  if (
    /全年无休|没有休息日|不安排休息|无固定休息|月休[一二两三123]天|每月(?:轮?休息?|公休)[^，。；]{0,3}[一二两三123][天日]|每周(?:工作|上班)(?:七|7)[天日]|大小周|做[一两]休[一两]?[^，。；]{0,4}12小时|九九六|(?<!\d)996(?!\d)/.test(
      text,
    )
  )
    return true;
  const daily = largestOf(
    hoursIn(/每[日天班](?:工作|上班|出勤)?[^，。；]{0,14}?小时/.exec(text)?.[0] ?? ''),
    0,
  );
  const weekly = largestOf(hoursIn(/每周(?:工作|上班|出勤)?[^，。；]{0,14}?小时/.exec(text)?.[0] ?? ''), 0);
  const days = /(?:每周|一周)(?:工作|上班|出勤|上)(六|6)[天日]/.test(text) ? 6 : 5;
  return daily > DAILY_HOURS || weekly > WEEKLY_HOURS || (days === 6 && daily * days > WEEKLY_HOURS);
}

/** 加班费计算基数为12,000元, which is the monthly wage itself. */
function isOfWholeWage(contract: Contract, sentence: Sentence): boolean {
  if (!/基数/.test(sentence.text)) return false;
  const wages = sentencesOf(contract)
    .filter(({ text }) => /工资|薪/.test(text))
    .flatMap((one) => factsWithin(contract.amounts, one).map(({ fen }) => fen ?? 0));
  const bases = factsWithin(contract.amounts, sentence).map(({ fen }) => fen ?? 0);
  return bases.length > 0 && wages.length > 0 && smallestOf(bases) >= largestOf(wages);
}
