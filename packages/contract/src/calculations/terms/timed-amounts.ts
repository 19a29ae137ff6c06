/** Sums with what they are for and the time they cover: 月租金6,500元, 每季度提成费45万元, 全年200万元. */
import type { Contract } from '../../contract.ts';
import { countBefore } from '../../text/bisect.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { unitNamed, unitPattern } from '../figures/measures.ts';
import { type FilledAmount, isFilled } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';

export type Time = 'day' | 'month' | 'quarter' | 'year';

export interface TimedAmount {
  readonly amount: FilledAmount;
  readonly sentence: Sentence;
  /** What is said before it in its part of the sentence. */
  readonly words: string;
  /** The last two signs of what it pays for: 租金, 务费; null when not named. */
  readonly noun: string | null;
  readonly time: Time | null;
  /** 每平方米, 元/条: the price of one of these. */
  readonly unit: string | null;
  /** 单价: the price of one, of whatever is counted. */
  readonly isUnitPrice: boolean;
}

const day = '[日天]';
const timeWord = `个?月|季度?|年度?|${day}`;
const perBefore = new RegExp(
  `每(?:个|一)?(${unitPattern}|${timeWord})(?:[每、/·](${unitPattern}|${timeWord})|(${timeWord}))?[^，。；\\d元]{0,10}$`,
);
const perAfter = new RegExp(
  `^(?:（[^）]{0,6}）)?(?:/|／|每)(${unitPattern}|${timeWord})(?:(?:/|／|每|·)(${unitPattern}|${timeWord}))?`,
);
const nouns =
  /(?:租金|房租|租赁费|工资|薪酬|报酬|提成费?|使用费|许可费|承包金|管理费|服务费|仓储费|保管费|物业费|运费|加盟费|维护费|费用|利息|收益|净利润|[\u4e00-\u9fff]费)/g;

/** Sums in figures, in text order; those of tables are left to the tables. */
export function timedAmounts(contract: Contract): readonly TimedAmount[] {
  const known = cache.get(contract);
  if (known !== undefined) return known;
  const found = sentencesOf(contract).flatMap((sentence) =>
    sentence.isCell || isTableLine(contract, sentence) ? [] : inSentence(contract, sentence),
  );
  cache.set(contract, found);
  return found;
}

const cache = new WeakMap<Contract, readonly TimedAmount[]>();

export function isTableLine({ document }: Contract, { block }: Sentence): boolean {
  const { start = 0, end = 0 } = document.blocks[block] ?? {};
  return document.text.slice(start, end).includes('\t');
}

function inSentence(contract: Contract, sentence: Sentence): TimedAmount[] {
  const found: TimedAmount[] = [];
  for (const amount of factsWithin(contract.amounts, sentence)) {
    if (!isFilled(amount) || amount.isUppercase) continue;
    const words = partBefore(contract, sentence, amount);
    const after = wordsAfter(contract, amount, 14);
    const per = [...(perBefore.exec(words) ?? []).slice(1), ...(perAfter.exec(after) ?? []).slice(1)].filter(
      (word) => word !== undefined,
    );
    const unit = per.map(unitNamed).find((word) => word !== null) ?? null;
    const noun = [...words.matchAll(nouns)].at(-1)?.[0].slice(-2) ?? null;
    found.push({
      amount,
      sentence,
      words,
      noun: noun ?? (/^(?:即|也就是|合|共)/.test(words) ? (found.at(-1)?.noun ?? null) : null),
      time: per.map(timeOf).find((time) => time !== null) ?? timeNamed(words),
      unit,
      isUnitPrice: unit === null && /单价[^，。；\d]{0,8}$/.test(words),
    });
  }
  return found;
}

const REACH = 30;

/** The words since the last mark before the sum; a sum in words between them is skipped. */
function partBefore(contract: Contract, { start }: Sentence, amount: FilledAmount): string {
  const words = wordsBefore(contract, amount, Math.min(REACH, amount.start - start));
  return (
    words
      .replace(/[（(](?:大写)?[^（()）]{0,4}$/, '')
      .replace(
        /(?:人民币)?(?<![零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正])[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正]{3,}$/,
        '',
      )
      .split(/[，。；：]|(?<!\d),/)
      .at(-1) ?? ''
  );
}

function timeOf(word: string): Time | null {
  if (/月/.test(word)) return 'month';
  if (/季/.test(word)) return 'quarter';
  if (/年/.test(word)) return 'year';
  return /^[日天]$/.test(word) ? 'day' : null;
}

/** 月租金, 全年, 首个计租年度; 每月 counts more than the year it is said of. */
export function timeNamed(words: string): Time | null {
  if (/每个?月|月(?:租|薪|工资|费|度|仓储|服务|管理|房)|按月|首月/.test(words)) return 'month';
  if (/每个?季|季(?:租|度)/.test(words)) return 'quarter';
  if (/每年|全年|年(?:租|薪|费|度|服务|管理|使用|许可|承包)|首年|一年/.test(words)) return 'year';
  return /每[日天]|日租/.test(words) ? 'day' : null;
}

/** The sums of one article. */
export function within(
  all: readonly TimedAmount[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly TimedAmount[] {
  return all.slice(
    countBefore(all, ({ amount }) => amount.start < start),
    countBefore(all, ({ amount }) => amount.start < end),
  );
}
