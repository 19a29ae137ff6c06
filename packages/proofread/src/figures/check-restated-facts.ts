/**
 * One fact told in two ways: the price of 450万元 that is 480万元 where a share of it is taken, a deposit of which another sum is paid back, a warranty of 12 months
 * and one of 24, an account with two digits exchanged. In: the facts of the contract. Out: remarks at the odd one, which stands once.
 */
import { type Amount, type Contract, isFilled, type Period } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { figuresText } from './contract-checks.text.ts';

export function checkRestatedFacts(contract: Contract): CorrectionDraft[] {
  return [...sumsTakenUp(contract), ...periodsTold(contract), ...codesTold(contract)];
}

/** Where a sum is taken up again it has been named before. */
const nouns =
  '合同总价款?|合同价款|合同金额|总价款?|转让价款|转让款|价款|货款总额|货款|工程款|借款本金|借款|本金|月租金|年租金|租金|押金|履约保证金|租赁保证金|质量保证金|质保金|保证金|定金|预付款|首付款|服务费总额|服务费|报酬|月工资|注册资本|投标保证金|最高投标限价|委托费用|加工费|运费总额|设计费|监理费|律师费';
const nounBefore = new RegExp(
  `(?<noun>${nouns})(?:总额|金额)?(?:为|是|共计|合计|计|：|:|即)?(?:人民币|[¥￥])?$`,
);
const takenUp =
  /^(?:整|（[^（）]{1,30}）)?的(?:\d|百分之|千分之|万分之|[一二两三四五六]倍|[二三四五]分之|双倍)/;
const givenBack =
  /(?:返还|退还|退回|没收|扣除|抵扣|双倍返还|无息退还)(?:全部|乙方|甲方|其|已付|已收|所付|所收|支付的|交纳的|缴纳的|交付的|剩余)*(?:的)?$/;
/** 第一年, 首期, 不含税: another sum of that name. */
const qualified =
  /第.{1,3}[年期月批次个]|首|尾|余|其中|每|单|上浮|递增|调整|变更|后的?$|不含税|含税|超|另|增|减|已付|未付|实际|结算|暂|原|剩|部分|逾期|分别|各|甲种|乙种|相应|当[月期年]|补足|低于|高于|不足|达到|满/;
const NEAR = 3;
const WORDS = 24;

interface Named {
  readonly amount: Amount & { readonly fen: number };
  readonly noun: string;
  /** What is said before the noun in its part of the sentence. */
  readonly lead: string;
}

/** 支付价款480万元的10%, where the price is 450万元 and no sum is 480万元. */
function sumsTakenUp(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const named = contract.amounts.flatMap((amount): Named[] => {
    if (!isFilled(amount) || amount.isUppercase || amount.fen === 0) return [];
    const part = partBefore(text, amount.start);
    const match = nounBefore.exec(part);
    const noun = match?.groups?.noun;
    return match === null || noun === undefined
      ? []
      : [{ amount, noun: plainNoun(noun), lead: part.slice(0, match.index) }];
  });
  const values = Map.groupBy(contract.amounts.filter(isFilled), ({ fen }) => fen);
  return named.flatMap(({ amount, noun, lead }) => {
    const after = text.slice(amount.end, amount.end + WORDS);
    const isTakenUp = takenUp.test(after) || (givenBack.test(lead) && !/其余|剩余|余下|余额|另/.test(after));
    if (!isTakenUp || qualified.test(lead) || (values.get(amount.fen)?.length ?? 0) > 1) return [];
    const told = named.filter((other) => other.noun === noun && other.amount !== amount);
    const firsts = new Set(told.map((other) => other.amount.fen));
    const [first] = told;
    if (first === undefined || firsts.size > 1 || first.amount.fen === amount.fen) return [];
    if (qualified.test(first.lead) || first.amount.start > amount.start) return [];
    const times = first.amount.fen / amount.fen;
    if (times > NEAR || times < 1 / NEAR) return [];
    const reason = figuresText.toldBefore(text.slice(first.amount.start, first.amount.end).trim());
    return [toldTwice(amount, first.amount, reason)];
  });
}

/** 合同总价 and 总价款 are one price. */
function plainNoun(noun: string): string {
  return /^(?:合同|总价|转让|价款)/.test(noun) ? '价款' : noun.replace(/总额$/, '');
}

function partBefore(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - WORDS, text.lastIndexOf('\n', at - 1) + 1), at)
      .replace(/\s/g, '')
      .split(/[，。；、]/)
      .at(-1) ?? ''
  );
}

const times =
  '质保期|质量保证期|保修期|试用期|免租期|装修期|租赁期限|租期|合同期限|服务期限|借款期限|保密期限?|竞业限制期限?|投标有效期|总?工期|宽限期|免费维护期|合作期限|委托期限|许可期限|修复期限|保证期间|缺陷责任期';
const timeBefore = new RegExp(
  `^(?:本(?:合同|协议|项目|工程)的?|该|其|(?:合同|租赁|采购)?(?:设备|货物|产品|工程|项目)的?|整机|商铺|房屋|货物|全部)?(?<name>${times})(?:为|是|：|:|共|限|总计)?$`,
);
const timeBehind = new RegExp(`^的?(?<name>${times})`);
const leadOfTime = /^(?:享有|提供|有|负责|约定|本合同|本协议|在|于)?$/;

/** 质量保证期为12个月 and 24个月的质量保证期. */
function periodsTold(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const told = contract.periods.flatMap((period) => {
    const part = partBefore(text, period.start);
    const own = timeBefore.exec(part.replace(/^[\d.]+/, ''))?.groups?.name;
    const behind = leadOfTime.test(part.replace(/^[\d.]+/, '').replace(/^[甲乙]方/, ''))
      ? timeBehind.exec(text.slice(period.end, period.end + WORDS))?.groups?.name
      : undefined;
    const name = own ?? behind;
    return name === undefined ? [] : [{ period, name }];
  });
  return [...Map.groupBy(told, ({ name }) => name).values()].flatMap((same) => {
    const lengths = Map.groupBy(same, ({ period }) => lengthOf(period));
    const [first] = same;
    const odd = same.findLast(({ period }) => lengthOf(period) !== lengthOf(first?.period ?? period));
    if (first === undefined || odd === undefined || lengths.size !== 2) return [];
    if ((lengths.get(lengthOf(odd.period))?.length ?? 0) > 1) return [];
    const reason = figuresText.toldBefore(text.slice(first.period.start, first.period.end).trim());
    return [toldTwice(odd.period, first.period, reason)];
  });
}

function lengthOf({ count, unit }: Period): string {
  return unit === 'year' ? `${count * 12} month` : `${count} ${unit}`;
}

const codes =
  /(?<label>账号|帐号|统一社会信用代码|身份证号码?|项目编号|招标编号|采购编号|不动产权证书?号|车架号|发动机号|车牌号|手机号?码?|联系电话|电话)(?:为|是)?[：:\s]{0,3}(?<code>[A-Za-z\d][A-Za-z\d\- ]{5,34}[A-Za-z\d])/dg;

/** One label, and two digits that changed places or one that is another. */
function codesTold({ document: { text } }: Contract): CorrectionDraft[] {
  const told = [...text.matchAll(codes)].flatMap((match) => {
    const { label = '', code = '' } = match.groups ?? {};
    const [start = 0, end = 0] = match.indices?.groups?.code ?? [];
    return [{ label: label.replace('帐', '账'), code: code.replace(/[\s-]/g, ''), start, end }];
  });
  return told.flatMap((odd, at) => {
    const first = told
      .slice(0, at)
      .find(({ label, code }) => label === odd.label && isNearCode(code, odd.code));
    const isOnce = told.filter(({ code }) => code === odd.code).length === 1;
    if (first === undefined || !isOnce) return [];
    return [toldTwice(odd, first, figuresText.toldBefore(text.slice(first.start, first.end)))];
  });
}

const LEAST_DIGITS = 8;

/** 13800000001 and 13800000002 may be two telephones: the last sign tells them apart. */
function isNearCode(one: string, other: string): boolean {
  if (one.length !== other.length || one === other || one.length < LEAST_DIGITS) return false;
  const off = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second] = off;
  if (off.length === 1) return first < one.length - 2;
  return (
    off.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function toldTwice({ start, end }: Place, first: Place, reason: string): CorrectionDraft {
  const draft = remark({ start, end }, 'figures', 'told-twice', 'suspect', reason);
  return { ...draft, related: [documentSpan(first.start, first.end)] };
}
