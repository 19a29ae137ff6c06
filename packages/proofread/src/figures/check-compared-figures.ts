/**
 * Figures of which two give the third in so many words: 6,400万元，较2022年的5,000万元增长28%; 同意6票，反对1票，弃权1票 of
 * eight who came; the shares of a list; stages and the whole time; the weight of one and of all; 其余 of a sum. In: the contract. Out: remarks with the calculation.
 */
import { type Contract, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkComparedFigures(contract: Contract): readonly CorrectionDraft[] {
  const { text } = contract.document;
  return [
    ...grown(text),
    ...votes(text),
    ...listedShares(text),
    ...stages(text),
    ...weights(text),
    ...rests(text),
  ];
}

const decimal = '\\d[\\d,]{0,14}(?:\\.\\d{1,4})?[万亿]?';
const counted = '\\d{1,4}|[一二两三四五六七八九十百]{1,5}';

function told(span: readonly [number, number] | undefined, name: string, formula: string): CorrectionDraft[] {
  if (span === undefined) return [];
  const [start, end] = span;
  return [{ ...remark({ start, end }, 'figures', name, 'suspect', figuresText.saidTwice), formula }];
}

function read(written: string | undefined): number {
  return readNumber(written ?? '') ?? Number.NaN;
}

const up = '增长|增加|上升|上涨|提高|提升|增幅为?|涨幅为?';
const down = '下降|减少|降低|下跌|回落|压减|降幅为?';
const rate = '(?<about>约)?(?<rate>\\d{1,3}(?:\\.\\d{1,2})?)[%％](?!点)';
/** The new figure first, or the old one. */
const growths = [
  new RegExp(
    `(?<now>${decimal})(?<unit>元|吨|台|件|人次|人|户|辆|公里|平方米|亩|个|家|套)[，（(](?:同比)?(?:较|比)(?:上年|去年|上月|上期|[^，。；\\d]{0,10}|[^，。；\\d]{0,4}\\d{4}年[^，。；\\d]{0,8})的?(?<old>${decimal})\\k<unit>(?:同比)?(?:(?:${up})|(?<down>${down}))了?${rate}`,
    'dg',
  ),
  new RegExp(
    `[由从][^，。；\\d]{0,10}(?<old>${decimal})(?<unit>元|吨|台|件|人次|人|户|辆|公里|平方米|亩|个|家|套)?(?:增[长加]?|提高|上升|上涨|提升|扩大|调整|降低?|下降|减少?)[至到为](?<now>${decimal})(?:元|吨|台|件|人次|人|户|辆|公里|平方米|亩|个|家|套)[，（(](?:同比)?(?:(?:${up})|(?<down>${down}))了?${rate}`,
    'dg',
  ),
];

function grown(text: string): CorrectionDraft[] {
  return growths.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { groups = {} } = match;
      const { now: nowWritten = '', old: written = '', about } = groups;
      // 由5.6增至7.2亿元: the unit behind the second is that of both.
      const oldWritten =
        groups.unit === undefined && !/[万亿]$/.test(written) ? written + scaleOf(nowWritten) : written;
      const [now, old, share] = [read(nowWritten), read(oldWritten), Number(groups.rate)];
      const right = ((groups.down === undefined ? now - old : old - now) / old) * WHOLE;
      // As many decimals as are written; 33% for 33.4% and 33.3% for 33.33%.
      const step = 10 ** -(groups.rate?.split('.')[1]?.length ?? 0) + (about === undefined ? 0 : ABOUT);
      const rounded = (roundedBy(nowWritten) / old + (roundedBy(oldWritten) * now) / old ** 2) * WHOLE;
      if (!(right > 0) || Math.abs(right - share) < step + rounded) return [];
      const formula = `|${now} − ${old}| ÷ ${old} = ${Number(right.toFixed(2))}% ≠ ${share}%`;
      return told(match.indices?.groups?.rate, 'share', formula);
    }),
  );
}

const WHOLE = 100;
/** 约30% for 28%. */
const ABOUT = 2.5;

function scaleOf(written: string): string {
  return /[万亿]$/.exec(written)?.[0] ?? '';
}

/** 1.2亿 stands for anything from 1.15 to 1.25; a whole number of 万 is meant as it is written. */
function roundedBy(written: string): number {
  const [, decimals] = written.replace(/[万亿]$/, '').split('.');
  const scale = read(`1${scaleOf(written)}`);
  if (decimals === undefined) return scaleOf(written) === '亿' ? scale / 2 : 0;
  return (scale / 2) * 10 ** -decimals.length;
}

const ballot = new RegExp(
  `(?:同意|赞成)票?(?<yes>${counted})[票人名户](?:同意|赞成)?[，、；](?:反对|不同意)票?(?<no>${counted})[票人名户][，、；]弃权票?(?<none>${counted})[票人名户]`,
  'dg',
);
const present = new RegExp(
  `(?:实到|实际出席|到会|出席会议的?|参加(?:本次)?(?:会议|表决|投票)的?|参会|与会|有表决权的?)(?:[^，。；\\d一二三四五六七八九十]{0,8})(?:共|为)?(?<count>${counted})[名人位户]`,
  'g',
);
/** Who may not vote or was represented is counted otherwise. */
const otherVoters =
  /回避|未投票|未参加表决|未表[决态]|无表决权|无效|废票|作废|空白票|列席|缺席|请假|委托[^，。；]{0,12}(?:代为)?(?:出席|表决)(?!的，)|中途/;
const people = new RegExp(`(?<count>${counted})[名人位户]`, 'g');
const MOST_OFF_VOTES = 3;
const SAID_NEAR = 120;

/** What is said of the voters near the place. */
function isCountedOtherwise(text: string, at: number): boolean {
  const near = text.slice(Math.max(0, at - SAID_NEAR), at + SAID_NEAR);
  return otherVoters.test(near.replaceAll(/未委托[^，。；]{0,12}/g, ''));
}

function votes(text: string): CorrectionDraft[] {
  const met = [...text.matchAll(present)];
  const [only] = met.map(({ groups }) => read(groups?.count));
  // 到会10人，其中委员7人: whoever is counted beside them may be the voters.
  const known = met.flatMap(({ index }) =>
    [...text.slice(index, index + SAID_NEAR).matchAll(people)].map(({ groups }) => read(groups?.count)),
  );
  if (only === undefined || met.some(({ index }) => isCountedOtherwise(text, index))) return [];
  return [...text.matchAll(ballot)].flatMap((match) => {
    const { yes, no, none } = match.groups ?? {};
    const parts = [read(yes), read(no), read(none)];
    const sum = parts.reduce((all, part) => all + part, 0);
    if (known.includes(sum) || !(Math.abs(sum - only) <= MOST_OFF_VOTES)) return [];
    if (isCountedOtherwise(text, match.index)) return [];
    const [start = 0] = match.indices?.groups?.yes ?? [];
    const [, end = 0] = match.indices?.groups?.none ?? [];
    return told([start, end + 1], 'sum', `${parts.join(' + ')} = ${sum} ≠ ${only}`);
  });
}

/** 报销比例, 佣金比例, 增长比例 of several are no shares of one thing. */
const shareList =
  /(?:(?:分配|出资|认缴|实缴|持股|股权|股份|股东的?|分担|承担|构成|组成|支付|付款)比例|份额|权重|股权结构|出资结构|分配方案)(?:分别|依次|变更|调整)?(?:为|是|如下)?[：:](?<list>[^。；\n]{8,300})/dg;
const oneShare = /(?<label>[^，、。；%％\d]{1,40})(?<share>\d{1,3}(?:\.\d{1,2})?)[%％]/g;
/** Not all of them, or not shares of one thing. */
const openList = /其余|剩余|等|主要|其中|不低于|不超过|以上|以内|税率|利率|逾期|违约|[年季]度?|每[月日]/;
const totalLabel = /(?:合计|共计|总计|总和)[持占为共股]{0,2}$/;
const MOST_OFF = 10;

function listedShares(text: string): CorrectionDraft[] {
  return [...text.matchAll(shareList)].flatMap((match) => {
    const list = match.groups?.list ?? '';
    if (openList.test(list)) return [];
    const parts = [...list.matchAll(oneShare)].map(({ groups }) => groups ?? {});
    const isTotal = ({ label = '' }: { label?: string }): boolean => totalLabel.test(label);
    const shares = parts.filter((each) => !isTotal(each)).map(({ share }) => Number(share));
    const sum = shares.reduce((all, share) => all + share, 0);
    const off = Math.abs(sum - WHOLE);
    // 合计95%: others hold the rest.
    if (parts.some((each) => isTotal(each) && Math.abs(Number(each.share) - sum) < 0.05)) return [];
    if (shares.length < 3 || off < 0.05 || off > MOST_OFF) return [];
    const formula = `${shares.join(' + ')} = ${Number(sum.toFixed(2))} ≠ ${WHOLE}`;
    return told(match.indices?.groups?.list, 'sum', formula);
  });
}

/** Begins where no numeral stands before it: a label cannot take a part of it. */
const wholeCount = `(?<![一二两三四五六七八九十百])(?:${counted})`;
const timeUnit = '个?工作日|个?日历[天日]|个月|日|天|周|小时|学时|课时';
const stageList = new RegExp(
  `(?<parts>(?:[^，。；：、\\d]{2,14}?${wholeCount}(?:${timeUnit})[，、；]){2,8})(?:总工期|总周期|总时长|总期限|总学时|总课时|合计|共计|总计)(?:[为共是计]|工期){0,2}(?<whole>${counted})(?<unit>${timeUnit})`,
  'dg',
);
const stage = new RegExp(`(?<count>${counted})(?<unit>${timeUnit})[，、；]`, 'g');
const otherTime = /[内前后起至第每]|其中|不超过|不少于|逾期|顺延|提前/;
/** Stages that run beside each other take less time together. */
const sideBySide = /交叉|同步|同时|并行|平行|穿插|搭接|重叠/;

function stages(text: string): CorrectionDraft[] {
  return [...text.matchAll(stageList)].flatMap((match) => {
    const { parts = '', whole, unit } = match.groups ?? {};
    const each = [...parts.matchAll(stage)];
    if (otherTime.test(parts) || each.some(({ groups }) => groups?.unit !== unit)) return [];
    const from = Math.max(0, match.index - SAID_NEAR);
    if (sideBySide.test(text.slice(from, match.index + match[0].length + SAID_NEAR))) return [];
    const counts = each.map(({ groups }) => read(groups?.count));
    const [sum, said] = [counts.reduce((all, count) => all + count, 0), read(whole)];
    if (sum === said || !(Math.abs(sum - said) * 3 <= said)) return [];
    return told(match.indices?.groups?.whole, 'sum', `${counts.join(' + ')} = ${sum} ≠ ${said}`);
  });
}

const weightUnits: Readonly<Record<string, number>> = { 吨: 1000, 千克: 1, 公斤: 1, kg: 1, 克: 0.001 };
const weightUnit = '吨|千克|公斤|kg|克';
const weightOfAll = new RegExp(
  `每(?<piece>[箱袋桶件包盒卷捆瓶罐只台块根])[^，。；\\d]{0,6}?(?<oneKind>净重|毛重|重|装)[^，。；\\d]{0,4}(?<one>${decimal})(?<oneUnit>${weightUnit})[，、（(][^，。；\\d]{0,6}(?<count>${decimal})\\k<piece>[，、）)][^。；\\d]{0,10}(?<allKind>总净重|总毛重|总重量?|合计重量?|共重|共计|合计|净重|毛重)(?:[为约共]|合计){0,2}(?<all>${decimal})(?<allUnit>${weightUnit})`,
  'dg',
);
const MOST_ROUNDED = 0.02;

function weights(text: string): CorrectionDraft[] {
  return [...text.matchAll(weightOfAll)].flatMap((match) => {
    const { one, oneUnit = '', count, all, allUnit = '' } = match.groups ?? {};
    const right =
      (read(one) * read(count) * (weightUnits[oneUnit] ?? Number.NaN)) / (weightUnits[allUnit] ?? 1);
    const said = read(all);
    // With the packing it is more.
    if (/净|装/.test(match.groups?.oneKind ?? '') && /毛/.test(match.groups?.allKind ?? '')) return [];
    if (!(Math.abs(right - said) > said * MOST_ROUNDED)) return [];
    const formula = `${read(one)}${oneUnit} × ${read(count)} = ${Number(right.toPrecision(8))}${allUnit} ≠ ${said}${allUnit}`;
    const [start = 0] = match.indices?.groups?.all ?? [];
    const [, end = 0] = match.indices?.groups?.allUnit ?? [];
    return told([start, end], 'unit', formula);
  });
}

/** The whole is given for something, a part of it is named, and the rest is said. */
const restOfSum = new RegExp(
  `(?:以|总[价额计款]|共计?|合计|投资款?|增资款|价款|借款|金额)(?:为|计)?(?:人民币|现金|货币)?(?<whole>${decimal})元[^。；\\d每]{0,40}(?<part>${decimal})元[^。；，\\d每]{0,12}[，；](?:其余|剩余|余下)(?:的|部分)?(?:人民币)?(?<rest>${decimal})元`,
  'dg',
);

const withInterest = /利息|本息|违约金|滞纳|罚[款息]|扣[除减]|税[额款费]/;

function rests(text: string): CorrectionDraft[] {
  return [...text.matchAll(restOfSum)].flatMap((match) => {
    const { whole, part, rest } = match.groups ?? {};
    const [all, own, left] = [read(whole), read(part), read(rest)];
    const off = Math.abs(all - own - left);
    // What is still owed may be more than the rest of the sum.
    if (withInterest.test(text.slice(match.index, match.index + match[0].length + SAID_NEAR / 4))) return [];
    if (!(off > 0.005) || all <= own || all <= left || off * 4 > all) return [];
    return told(
      match.indices?.groups?.rest,
      'sum',
      `${all} − ${own} = ${Number((all - own).toFixed(2))} ≠ ${left}`,
    );
  });
}
