/** Contradicting amounts, periods and rates of the same thing. */
import {
  type Amount,
  type Contract,
  factsWithin,
  type Percentage,
  type Period,
  partyMentions,
  sentencesOf,
  wordsAfter,
  wordsBefore,
} from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import { monthsOf, percentText } from '../../checks/find-numbers.ts';
import { sentenceAt } from '../../checks/find-sentences.ts';
import { anyOf, fined } from '../../checks/words.ts';
import type { Finding } from '../../rule.ts';
import { mayBeSameSum, type SumName, sumName } from './figures/sum-names.ts';
import { lineAround } from './statements.ts';

/** Values a contract has only one of, with the words for them. */
const singleSums: readonly (readonly [string, RegExp])[] = [
  [
    '合同总价',
    /(?:合同|协议|工程|项目|设备|采购)?总(?:价款?|金额|额|造价|费用|报酬|货款|价格)(?![的之](?:\d|百|千))[^，。；\d]{0,10}$|(?:合同|协议)(?:金额|价款?)[^，。；\d]{0,8}$/,
  ],
  [
    '月租金',
    /(?:(?<![\d一二三四五六七八九十两个])月租金|每月[^，。；\d]{0,6}租金|租金(?:标准)?(?:为|：|计)?每月|^每月(?![^，。；]{0,10}(?:工资|薪|领|利息|还|补贴|津贴|管理费|物业|服务费|报酬|提成|生活费|补偿|奖金))|按月[^，。；\d]{0,8}租金)[^，。；\d]{0,8}$/,
  ],
  ['年租金', /(?:年租金|每年租金)[^，。；\d]{0,8}$/],
  ['押金', /押金[^，。；\d]{0,10}$/],
  ['履约保证金', /履约保证金[^，。；\d]{0,8}$/],
  ['定金', /定金[^，。；\d]{0,10}$/],
  ['借款本金', /(?:借款(?:本金|金额|数额|总额)|出借(?:本金|金额))[^，。；\d]{0,8}$/],
  ['转让价款', /转让(?:总)?(?:价款?|款|对价)[^，。；\d]{0,10}$/],
  [
    '委托报酬',
    /(?:委托|服务|技术服务|咨询|代理|管理|开发|加工|设计|运输|仓储|保管|许可|使用|承揽|居间|培训|物业)(?:报酬|费用?|费总额)[^，。；\d]{0,10}$|运费[^，。；\d]{0,8}$|支付报酬[^，。；\d]{0,8}$/,
  ],
  ['最高债权额', /最高(?:债权|担保|保证)(?:本金)?(?:额|金额|限额)[^，。；\d]{0,8}$/],
  ['主债权', /(?:主债权|被担保债权|担保的?(?:主)?债权|享有的?[^，。；]{0,6}债权)[^，。；\d]{0,12}$/],
  ['月工资', /(?:月工资|月薪|每月工资)[^，。；\d]{0,8}$/],
  ['注册资本', /注册资本[^，。；\d]{0,8}$/],
];
/** Parts, steps, penalties and examples of the sum are different sums. */
const otherSum =
  /的?(?:构成|组成)[：:]|第[一二三四五六七八九十\d]+[期次笔年]|首[期付年月]|[二三四五]期|尾款|余款|剩余|其中|(?:总价|价款|总额|押金|保证金|定金)中的|对应|预付|进度|分期|不超过|不低于|上限|累计|每[日次平单台套件吨]|递增|超过|低于|以上|以下|试用期|减少|增加|扣减|扣除|扣罚|扣|退还|每少|每迟|逾期|续租|调整为|变更为|修改为|增[加至]|增资|减资|新增|认购|投[前后]|授权|最高(?!债权|担保|保证)|每车|[项类][^，。；\d]{0,4}(?:费|报酬)|[两二三四五六七八九十\d]年租金|水电[^，。；]{0,2}押金|租金[及和、与][^，。；]{0,4}押金|[两二三四五六七八九十\d](?:辆|台|套|处|间|层)[^，。；\d]{0,8}合计|乘以|[×*]/;

export function differingAmounts(contract: Contract): Finding[] {
  return singleSums.flatMap(([name, pattern]) => {
    const found = ofTheWhole(
      contract,
      contract.amounts.filter((amount) => isSumOf(contract, amount, pattern)),
    );
    return calledAlike(contract, found, pattern).flatMap((sums) =>
      laterOnes(
        contract,
        sums,
        ({ fen }) => fen,
        (fen) => `${name}前后不一致，另处为 ${(fen / 100).toLocaleString('zh-CN')} 元`,
      ),
    );
  });
}

/** The sums in groups of those that may be the same one. */
function calledAlike(contract: Contract, found: readonly Amount[], pattern: RegExp): readonly Amount[][] {
  const groups: { readonly name: SumName | null; readonly sums: Amount[] }[] = [];
  for (const amount of found) {
    const part = partBefore(contract, amount);
    const match = pattern.exec(part);
    const name = match === null ? null : sumName(part, match);
    const group = groups.find((each) => each.name === null || name === null || mayBeSameSum(each.name, name));
    if (group === undefined) groups.push({ name, sums: [amount] });
    else group.sums.push(amount);
  }
  return groups.map(({ sums }) => sums);
}

/** Without the sums of single things: two rows of a list, two sums of one sentence, parts and what they add up to. */
function ofTheWhole(contract: Contract, found: readonly Amount[]): readonly Amount[] {
  const rows = found.filter((amount) => isInRow(contract, amount));
  const whole = rows.length > 1 ? found.filter((amount) => !rows.includes(amount)) : found;
  const bySentence = Map.groupBy(whole, (amount) => sentenceAt(contract, amount)?.start);
  const lone = new Set(
    [...bySentence.values()].filter((sums) => sums.every(({ fen }) => fen === sums[0]?.fen)).flat(),
  );
  const single = whole.filter((amount) => lone.has(amount));
  const all = single.reduce((sum, { fen }) => sum + (fen ?? 0), 0);
  const isAddedUp = single.length > 2 && single.some(({ fen }) => fen !== null && fen * 2 === all);
  return isAddedUp ? [] : single;
}

/** A line of a list whose columns are set apart by bars. */
function isInRow({ document: { text } }: Contract, { start, end }: Span): boolean {
  const line = text.slice(
    text.lastIndexOf('\n', start) + 1,
    (text.indexOf('\n', end) + 1 || text.length + 1) - 1,
  );
  return line.split(/[|｜]/).length > 2;
}

function isSumOf(contract: Contract, amount: Amount, pattern: RegExp): boolean {
  if (
    amount.fen === null ||
    amount.isUppercase ||
    (amount.currency !== 'CNY' && !/元|人民币/.test(amount.currency))
  )
    return false;
  const part = partBefore(contract, amount);
  return (
    pattern.test(part) &&
    !otherSum.test(part) &&
    !/^(?:作?为)(?:上?限|封顶)/.test(wordsAfter(contract, amount)) &&
    !isInAttachment(contract, amount) &&
    !isInList(contract, amount) &&
    !isOfOtherFee(contract, amount, part) &&
    !isOfOneYear(contract, amount)
  );
}

function partBefore(contract: Contract, amount: Amount): string {
  const before = wordsBefore(contract, amount, 24);
  return before.slice(
    Math.max(before.lastIndexOf('。'), before.lastIndexOf('；'), before.lastIndexOf('，')) + 1,
  );
}

/** 车辆一｜月租金8,200元: each line of a list has a sum of its own. */
function isInList(contract: Contract, amount: Span): boolean {
  return /[|｜]/.test(lineAround(contract, amount));
}

/** 物业服务费为每平方米1.50元，每月5,790元: 每月 alone is the rent only where the sentence names no other fee. */
function isOfOtherFee(contract: Contract, amount: Amount, part: string): boolean {
  if (!/^每月/.test(part)) return false;
  const before =
    wordsBefore(contract, amount, 60)
      .split(/[。；\n]/)
      .at(-1) ?? '';
  return /(?<!租金[^，。；]{0,4})(?:物业|服务|管理|停车|保洁|能耗|维护|仓储|运营)[^，。；]{0,4}费/.test(
    before,
  );
}

/** 2027年10月1日至2028年9月30日，月租金为…: the sum of one of several years. */
function isOfOneYear(contract: Contract, amount: Amount): boolean {
  const sentence = sentenceAt(contract, amount);
  if (sentence === null) return false;
  const [from, to] = factsWithin(contract.dates, sentence);
  const isTerm = from !== undefined && to !== undefined && to.end <= amount.start;
  return isTerm || /第[一二三四五六七八九十\d]+(?:个)?(?:租赁|合同|计租|承包|服务)?年/.test(sentence.text);
}

const singlePeriods: readonly (readonly [string, RegExp])[] = [
  ['质量保证期', /(?:质(?:量)?保(?:证|修)?期限?|保修期限?|免费(?:质保|保修|维保))/],
  ['缺陷责任期', /缺陷责任期限?/],
  ['工期', /(?:总工期|合同工期|工期(?:总日历天数)?)/],
  ['租赁期限', /(?:租赁期限?|(?<!免)租期)/],
  ['借款期限', /借款期限?/],
  [
    '合同期限',
    /(?:本?(?:合同|协议)(?:有效)?期限?|合作期限?|服务期限?|委托期限?|许可期限?|授权期限?|承包期限?|运输期限?|保管期限?|仓储期限?)/,
  ],
  ['保密期限', /保密期(?:限|间)?/],
  ['免租期', /免租期/],
  ['付款期限', /(?:付款|支付|账期|结算)(?:期限|周期)/],
  ['竞业限制期限', /竞业限制期限?/],
  ['试用期', /试用期/],
  ['保证期间', /保证期间/],
];
const otherPeriod =
  /易损|配件|部件|耗材|电池|防水|届满|期满|到期|内|前|后|逾期|顺延|延长|续|每|提前|超过|不少于|不低于|起算/;

export function differingPeriods(contract: Contract): Finding[] {
  return singlePeriods.flatMap(([name, noun]) => {
    const pattern = new RegExp(
      `${noun.source}(?:[^，。；]{0,6}?(?:为|是|：|共计?|（|\\(|约定为|限定为)[^，。；]{0,14}|)$`,
    );
    const after = new RegExp(`^(?:的|为|作为|是)?${noun.source}`);
    const found = contract.periods.filter(
      (period) =>
        isPeriodOf(contract, period, pattern) ||
        (after.test(wordsAfter(contract, period)) &&
          !/(?:首|前|满|每|第|[再续]|延长)[^，。；]{0,2}$/.test(wordsBefore(contract, period)) &&
          !isInAttachment(contract, period)),
    );
    return laterOnes(
      contract,
      found,
      (period) => Math.round(monthsOf(period) * 100),
      () => `${name}前后不一致`,
    );
  });
}

function isPeriodOf(contract: Contract, period: Period, pattern: RegExp): boolean {
  const before =
    wordsBefore(contract, period, 26)
      .split(/[。；]/)
      .at(-1) ?? '';
  const match = pattern.exec(before);
  if (match === null || isInAttachment(contract, period)) return false;
  // 延长授权期限5日, 易损件质保期三个月: an extension, or the period of something else.
  if (
    /(?:延长|缩短|展|顺延|增加)[^，。；]{0,4}$|(?:件|配件|部件|耗材|电池|附件|防水(?:工程)?|防渗漏|屋面|管[道线]|管线工程|装修(?:工程)?|供[热冷](?:系统)?|主体(?:结构)?|其他(?:工程|项目|部[分位])?)(?:的)?$/.test(
      before.slice(0, match.index),
    )
  )
    return false;
  const said = match[0].replace(
    /主?债务履行期限?(?:届满|期满)(?:之日|日|次日)?(?:起|后)?|(?:自|从|验收合格|交付|竣工|签收|终验|签订|签署|生效|移交|完工|投运)[^，。；]{0,10}(?:之日|之后|后|日)?(?:起|计算|算起)?|验收(?:合格)?后/g,
    '',
  );
  return !otherPeriod.test(said);
}

/** The breach that a penalty is for. */
const matters: readonly (readonly [string, RegExp])[] = [
  ['付款', /(?:逾期|迟延|延迟|未按[^，。；]{0,6}|延期|拖延|拖欠)[^，。；]{0,6}(?:付款|支付|还款|缴纳|交纳)/],
  [
    '交付',
    /(?:逾期|迟延|延迟|未按[^，。；]{0,6}|延期)[^，。；]{0,6}(?:交货|交付|提交|供货|交房|发货|送达|送货|运到|运抵|送到)/,
  ],
  [
    '完工',
    /工期(?:延误|逾期|拖延)|(?:逾期|迟延|延迟|延期|工期延误|未按[^，。；]{0,6})[^，。；]{0,6}(?:竣工|完工|交工|完成)/,
  ],
];

const penalty = anyOf(/违约金|滞纳金/, fined);

export function differingRates(contract: Contract): Finding[] {
  const rates = new Map<string, { rate: Percentage; perDay: boolean; span: Span }[]>();
  for (const sentence of sentencesOf(contract)) {
    if (
      !penalty.test(sentence.text) ||
      /超过[^，。；]{0,8}[日天]|[日天](?:以内|内)[的，]|以上的/.test(sentence.text)
    )
      continue;
    const [rate, second] = factsWithin(contract.percentages, sentence).filter(
      (one) => !/(?:不超过|上限|限|最高)[^，。；]{0,14}$/.test(wordsBefore(contract, one)),
    );
    const matter = matters.find(([, pattern]) => pattern.test(sentence.text));
    // Two rates in one sentence are for two different breaches.
    if (rate === undefined || matter === undefined || second !== undefined) continue;
    const key = `${matter[0]} ${partyMentions(contract, sentence.text)[0]?.party?.side ?? null}`;
    rates.set(key, [...(rates.get(key) ?? []), { rate, perDay: rate.per === 'day', span: sentence }]);
  }
  return [...rates.values()].flatMap(([first, ...rest]) =>
    rest
      .filter(
        ({ rate, perDay }) =>
          first !== undefined && rate.value !== first.rate.value && perDay === first.perDay,
      )
      .map(({ span }) => ({
        span,
        related: first === undefined ? [] : [first.span],
        detail: `另处约定的比例为${percentText(first?.rate.value ?? 0)}`,
      })),
  );
}

/** Every value that differs from the first one, with the places of the first value. */
function laterOnes<Fact extends Span>(
  contract: Contract,
  facts: readonly Fact[],
  readValue: (fact: Fact) => number | null,
  detailOf: (first: number) => string,
): Finding[] {
  const first = facts.map(readValue).find((value) => value !== null) ?? null;
  if (first === null) return [];
  const placeOf = (fact: Fact): Span => sentenceAt(contract, fact) ?? fact;
  const related = facts.filter((fact) => readValue(fact) === first).map(placeOf);
  const detail = detailOf(first);
  return facts
    .filter((fact) => readValue(fact) !== null && readValue(fact) !== first)
    .map((fact) => ({ span: placeOf(fact), related, detail }));
}

function isInAttachment({ attachments }: Contract, { start }: Span): boolean {
  return attachments.some(({ body }) => body !== null && start >= body.start);
}
