/** Impossible percentages: more than the whole, a tax rate out of range, shares of the parties over 100 %. */
import {
  type Contract,
  factsWithin,
  type Percentage,
  sentencesOf,
  wordsAfter,
  wordsBefore,
} from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { calculationReasons, calculationText as words } from './figures.text.ts';

/** Above the highest tax rate in force (consumption tax). */
const HIGHEST_TAX = 0.6;
const ROUNDING = 0.0005;

export function checkPercentages(contract: Contract): readonly CorrectionDraft[] {
  return [...singleShares(contract), ...partiesOver(contract)];
}

const taxBefore = /税率[^，。；\d]{0,6}$/;
/** Words for parts of a whole. Wages, prices and insured values may be more than 100 % of something. */
const partBefore =
  /(?:(?:违约金|定金|预付款|首付款?|质保金|保证金|保修金|付款|支付|出资|持股|股权|股份|分成|占股|预付)(?:的)?(?:比例|占比|份额|比率)|占比|持股|占股)[^，。；\d]{0,8}$/;
const partAfter = /^的?(?:股权|股份|出资额|表决权|所有权份额|份额)/;
const penalty = /(?:合同总?(?:价款?|金额|额)|总价款?|总金额|总额|货款|未付款|欠款)的?$/;

function singleShares(contract: Contract): readonly CorrectionDraft[] {
  const { text } = contract.document;
  return contract.percentages.flatMap((share) => {
    const written = text.slice(share.start, share.end);
    if (!/[%％]|百分之/.test(written)) return [];
    const [before, after] = [wordsBefore(contract, share), wordsAfter(contract, share)];
    if (taxBefore.test(before) && share.value > HIGHEST_TAX)
      return [draftOf(share, words.taxRateOver, words.limit(written, '60%'))];
    if (share.value <= 1) return [];
    const isPenalty = penalty.test(before) && /^[^，。；]{0,8}(?:违约金|定金)/.test(after);
    return partBefore.test(before) || partAfter.test(after) || isPenalty
      ? [draftOf(share, words.percentOver, words.limit(written, '100%'))]
      : [];
  });
}

const partyBefore = /(?<party>[甲乙丙丁戊己]方|股东[A-Z一二三四五]|[A-Z]方)[^，。；、]{0,14}$/;
const holding = /持股|持有|出资|占股|占|享有|分得|分配|承担/;
const change = /转让|受让|增资|变更|收购|调整|原|稀释|退出|认购|后/;

/** 甲方持股60%，乙方持股50%: each party once, in one sentence. */
function partiesOver(contract: Contract): readonly CorrectionDraft[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (!holding.test(sentence.text) || change.test(sentence.text)) return [];
    const shares = factsWithin(contract.percentages, sentence).filter(({ value }) => value <= 1);
    const parties = shares.map(
      (share) => partyBefore.exec(wordsBefore(contract, share, 20))?.groups?.party ?? null,
    );
    const last = shares.at(-1);
    if (last === undefined || shares.length < 2 || parties.includes(null)) return [];
    if (new Set(parties).size < parties.length) return [];
    const sum = shares.reduce((all, { value }) => all + value, 0);
    if (sum <= 1 + ROUNDING) return [];
    const formula = `${shares.map(({ value }) => percent(value)).join(' + ')} = ${percent(sum)} > 100%`;
    return [
      {
        ...draftOf(last, calculationReasons.shares, formula),
        ruleId: 'figures.shares',
        related: shares.slice(0, -1).map(({ start, end }) => ({ start, end })),
      },
    ];
  });
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

function draftOf({ start, end }: Percentage, reason: string, formula: string): CorrectionDraft {
  return {
    start,
    end,
    suggestion: null,
    ruleId: 'figures.percentage',
    family: 'figures',
    tier: 'error',
    confidence: 0.93,
    reason,
    formula,
  };
}
