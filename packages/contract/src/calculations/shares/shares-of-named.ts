/**
 * A share of a sum that is named once anywhere, and its result in the same sentence: 按应收账款总额的80%提供融资，融资款为300万元.
 * No verb is asked for: the result is the sum behind the share that is near it. Promise: silent when the result is this
 * share of any sum of the contract.
 */
import type { Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { ProductRelation } from '../figures/figure-relation.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import { agrees, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const otherMatter =
  /逾期|违约|滞纳|罚|赔|利率|利息|税|每[日天]|按[日天]|上浮|下浮|递增|折|不超过|不低于|不少于|上限|最高|至少|超[过出]|溢价|阶梯|分段|左右|约为|或者?/;

export function sharesOfNamed(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    const shares = factsWithin(contract.percentages, sentence);
    return shares.flatMap((share, at) => {
      if (share.value >= 1 || share.value <= 0 || isTimed(share)) return [];
      const to = shares[at + 1]?.start ?? sentence.end;
      return (statedIn(contract, sentence, share, to) ?? []).filter(
        ({ relation }) => !results.has(relation.result.span?.start ?? -1),
      );
    });
  });
}

function isTimed({ per }: Percentage): boolean {
  return per === 'day' || per === 'month' || per === 'year';
}

const naming = /([\u4e00-\u9fff]{2,12}?)(?:的|×|乘以)(?:[一二三四五六七八九]成[（(])?$/;
const BEFORE = 20;

function statedIn(
  contract: Contract,
  sentence: Sentence,
  share: Percentage,
  to: number,
): StatedRelation[] | null {
  const before = wordsBefore(contract, share, Math.min(BEFORE, share.start - sentence.start));
  const part = (before.split(/[，。；：:]/).at(-1) ?? '').replace(/^.*[按以为是占]照?/, '');
  const noun = naming.exec(part)?.[1] ?? '';
  const results = filledAmounts(contract, sentence).filter(({ start }) => start > share.end && start < to);
  const [first] = results;
  if (noun === '' || first === undefined || !/[的×乘]/.test(before.slice(-6))) return null;
  if (!hasNearBase(contract, share, results)) return null;
  const bases = basesNamed(contract, noun, share);
  const [base] = bases;
  if (base === undefined || bases.some(({ fen }) => fen !== base.fen)) return null;
  const meant = base.fen * share.value;
  const result = results.find(
    ({ fen, start }) => start !== base.start && Math.abs(fen - meant) <= meant * NEAR,
  );
  if (result === undefined) return null;
  const said = contract.document.text.slice(sentence.start, result.start).replace(/不?含税|税[前后]/g, '');
  if (otherMatter.test(said) || isShareOfAny(contract, share, result)) return null;
  const relation: ProductRelation = {
    kind: 'product',
    name: 'share',
    factors: [figureOfAmount(contract, base), figureOfShare(contract, share)],
    result: figureOfAmount(contract, result),
  };
  const isElsewhere = base.start < sentence.start || base.start >= sentence.end;
  return agrees(relation) ? null : [{ relation, place: sentence, others: isElsewhere ? [base] : [] }];
}

/** So much off it is still the same thing. */
const NEAR = 0.12;
/** Numbers first: most sums are the share of nothing. */
function hasNearBase(
  { amounts }: Contract,
  { value }: Percentage,
  results: readonly FilledAmount[],
): boolean {
  return amounts.some(
    ({ fen }) => fen !== null && results.some((sum) => Math.abs(sum.fen - fen * value) <= fen * value * NEAR),
  );
}

/** In fen. */
const YUAN = 100;

function isShareOfAny({ amounts }: Contract, { value }: Percentage, amount: FilledAmount): boolean {
  return amounts.some(
    ({ fen, start }) => fen !== null && start !== amount.start && Math.abs(fen * value - amount.fen) <= YUAN,
  );
}

const LONGEST_ENDING = 6;

/** The sums called so: by as many of its last signs as any place has. */
function basesNamed(contract: Contract, noun: string, share: Percentage): readonly FilledAmount[] {
  const sums = contract.amounts.filter(isFilled).filter(({ isUppercase }) => !isUppercase);
  for (let length = Math.min(LONGEST_ENDING, noun.length); length >= 2; length--) {
    const ending = noun.slice(-length);
    if (length === 2 && plain.test(ending)) return definedAs(contract, noun, sums);
    const named = sums.filter((sum) => {
      const words =
        wordsBefore(contract, sum, REACH)
          .split(/[，。；]/)
          .at(-1) ?? '';
      return words.includes(ending) && sum.start !== share.start;
    });
    if (named.length > 0) return named;
  }
  return [];
}

/** 应收账款：指…的权利，总额人民币8,000,000元: the definition names the thing and says how much of it there is. */
function definedAs(contract: Contract, noun: string, sums: readonly FilledAmount[]): readonly FilledAmount[] {
  const [thing, ending] = [noun.slice(0, -2), noun.slice(-2)];
  if (thing.length < LEAST_THING) return [];
  const places = sentencesOf(contract).filter(({ text }) => text.includes(thing));
  return sums.filter(
    (sum) =>
      places.some(({ start, end }) => start <= sum.start && sum.end <= end) &&
      (
        wordsBefore(contract, sum, REACH)
          .split(/[，。；]/)
          .at(-1) ?? ''
      ).startsWith(ending),
  );
}

const LEAST_THING = 3;
const REACH = 26;
/** Too many things are called so. */
const plain = /金额|总额|数额|款项|费用|部分|价款|总价|标准|收入/;
