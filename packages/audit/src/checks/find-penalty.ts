/** Who pays a penalty or is liable for a loss, and how high it is. */
import {
  type Contract,
  factsWithin,
  type PartySide,
  type Percentage,
  partyMentions,
  type Sentence,
  sentencesOf,
  subjectAt,
} from '@wenjian/contract';
import { sharesIn } from './find-figures.ts';
import { type Bearer, otherSide } from './find-side.ts';
import { anyOf, fined, late, wording } from './words.ts';

export const penaltyWords = anyOf(
  /违约金|滞纳金|罚息|赔偿|罚款|违约责任|逾期利息|罚/,
  wording`${late}[^。；]{0,40}(?:补偿|扣款|扣除)`,
);

/** The party that has to pay at `index`; a right to collect means the other party pays. */
export function penaltyBearer(contract: Contract, sentence: Sentence, index: number): Bearer {
  const { text } = sentence;
  const explicit = [
    ...text.matchAll(/由([^，。；]{1,12}?)(?:自行|全部|全额|独立|单独|负责)?(?:承担|负担|支付|赔偿|负责)/g),
  ]
    .map((match) => partyMentions(contract, match[1] ?? '')[0])
    .findLast((mention) => mention !== undefined);
  if (explicit !== undefined) return explicit.party === null ? 'both' : explicit.party.side;
  const subject = subjectAt(contract, text, index) ?? partyMentions(contract, text)[0] ?? null;
  if (subject === null) return null;
  if (subject.party === null) return 'both';
  const { side } = subject.party;
  if (side === null) return null;
  const between = text.slice(subject.index + subject.word.length, index + 8);
  const collects =
    /^[^，。；]{0,8}(?:有权|可以?|得)(?!要求|请求)[^，。；]{0,30}(?:收取|扣|没收|不予?退|追究|处以|处罚|罚|主张|获得)/;
  return collects.test(between) ? otherSide(side) : side;
}

const PENALTY = wording`违约金|滞纳金|罚息|逾期利息|逾期(?:付款|还款)|${late}[^。；]{0,40}${fined}`;

/** Whether a daily penalty stops at a moderate share: 每日1%，累计不超过10%. Then the rate alone says little. */
export function isCapped(text: string): boolean {
  const cap = /(?:累计|总额|合计|最高|上限)[^，。；]{0,24}(?:不(?:得)?超过|为|以)[^，。；]{0,24}/.exec(text);
  return cap !== null && sharesIn(cap[0]).some((share) => share <= MODERATE_CAP);
}

const MODERATE_CAP = 0.3;

/** 每迟延一日按该票运费的3%: a share of one small fee for late work is no share of the price; nothing is owed in money. */
export function isOfSmallFee(text: string): boolean {
  return (
    /(?:该|当|本|每)(?:批|票|单|车|次|期|月|季|趟|航次)[^，。；]{0,8}费|该(?:运单|订单|批次)[^，。；]{0,8}费|月(?:仓储|服务|管理|保洁|维护|托管)费|日(?:费用|服务费|租金|工资)/.test(
      text,
    ) &&
    !/付款|欠[付缴]|[应未]付|(?:支付|缴纳|交纳)[^，。；]{0,8}(?:费|款|租金)[^，。；]{0,4}的/.test(text) &&
    sharesIn(text).every((share) => share <= LARGEST_OF_SMALL || share >= LEAST_CAP)
  );
}

const LARGEST_OF_SMALL = 0.05;
const LEAST_CAP = 0.1;

export interface Penalty {
  readonly sentence: Sentence;
  readonly side: PartySide;
  readonly rate: Percentage;
  readonly isDaily: boolean;
}

/** Penalties given as a rate, part by part: 甲方…千分之二；乙方…万分之五. */
export function penaltiesOf(contract: Contract): readonly Penalty[] {
  return sentencesOf(contract).flatMap((sentence): Penalty[] => {
    if (!PENALTY.test(sentence.text)) return [];
    return factsWithin(contract.percentages, sentence).flatMap((rate): Penalty[] => {
      const before = contract.document.text.slice(sentence.start, rate.start);
      const index = before.replace(/\s/g, '').length;
      if (/(?:不超过|为限|上限|累计|最高|超过)[^，。；]{0,20}$/.test(before)) return [];
      if (/^[^，。；]{0,4}(?:为限|为上限|封顶)/.test(contract.document.text.slice(rate.end, rate.end + 8)))
        return [];
      const side = penaltyBearer(contract, { ...sentence, text: sentence.text.slice(0, index + 12) }, index);
      if (side === null || side === 'both') return [];
      return [{ sentence, side, rate, isDaily: rate.per === 'day' }];
    });
  });
}
