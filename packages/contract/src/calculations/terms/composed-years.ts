/**
 * Sums of years and of a year: 首年120万元，第二年126万元，第三年132.3万元，三年合计378.3万元; 年薪72万元，由月基本工资4.2万元（按12个月发放）和
 * 年度奖金18万元组成. Promise: only as many parts as the words announce.
 */
import type { Contract } from '../../contract.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure, SumRelation } from '../figures/figure-relation.ts';
import { type FilledAmount, filledAmounts } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import { isNear, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from './timed-amounts.ts';

export function composedYears(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): StatedRelation[] => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    const relation = yearsAdded(contract, sentence) ?? yearComposed(contract, sentence);
    return relation === null || !isNear(relation) ? [] : [{ relation, place: sentence, others: [] }];
  });
}

const ofYear = /(?:首年|第[一二三四五六]年度?)[^，。；\d]{0,12}$/;
const allYears = /(?<count>[二两三四五六\d])年(?:合计|共计|总计)[^，。；\d]{0,8}$/;
const REACH = 24;
const otherWhole = /不[超低少]|约|上限|限额|预计|优惠|折|减免?|抹/;

function yearsAdded(contract: Contract, sentence: Sentence): SumRelation | null {
  const sums = filledAmounts(contract, sentence).filter(({ isUppercase }) => !isUppercase);
  const whole = sums.find((sum) => allYears.test(wordsBefore(contract, sum)));
  const count = whole === undefined ? undefined : allYears.exec(wordsBefore(contract, whole))?.groups?.count;
  const parts = sums.filter((sum) => sum !== whole && ofYear.test(wordsBefore(contract, sum)));
  if (whole === undefined || parts.length < 2 || parts.length !== readNumber(count ?? '')) return null;
  // 首年租金…、物业费…: other sums may be in the whole.
  if (sums.length !== parts.length + 1 || otherWhole.test(wordsBefore(contract, whole))) return null;
  return sumOf(
    contract,
    parts.map((part) => figureOfAmount(contract, part)),
    whole,
  );
}

const yearly =
  /(?:年薪|年收入|年度(?:薪酬|报酬|总额|费用)|全年[^，。；\d]{0,6})(?:总额|合计|总计)?[^，。；\d]{0,8}$/;
const made = /由[^。；]{4,80}(?:组成|构成)/;
const monthly = /(?:每月|月)(?:基本|岗位|固定)?[^，。；\d]{0,8}$/;
const months = /^[（(]?(?:按|以|共|×|乘以?)?(?<count>\d{1,2}|十[二三四]?)个月/;
const otherMatter =
  /不低于|不超过|约(?=\d)|另|等|试用|浮动|提成|上限|季|半年|每[周日次单]|[\d一二三四五六]薪/;
const MONTHS = 12n;

function yearComposed(contract: Contract, sentence: Sentence): SumRelation | null {
  const match = made.exec(sentence.text);
  if (match === null || otherMatter.test(sentence.text)) return null;
  const from = sentence.at(match.index, match.index + 1).start;
  const whole = filledAmounts(contract, sentence).find(
    (sum) => sum.start < from && yearly.test(wordsBefore(contract, sum, REACH)),
  );
  const parts = filledAmounts(contract, {
    start: from,
    end: sentence.at(match.index, match.index + match[0].length).end,
  });
  if (whole === undefined || parts.length < 2 || factsWithin(contract.percentages, sentence).length > 0)
    return null;
  const figures = parts.map((part) => figureOfYear(contract, part));
  return figures.some(({ times }) => times !== undefined) ? sumOf(contract, figures, whole) : null;
}

/** A month's sum as often as the words say, else twelve times. */
function figureOfYear(contract: Contract, part: FilledAmount): Figure {
  const figure = figureOfAmount(contract, part);
  const words =
    wordsBefore(contract, part)
      .split(/[，。；和及、由]/)
      .at(-1) ?? '';
  if (!monthly.test(words)) return figure;
  const said = readNumber(months.exec(wordsAfter(contract, part))?.groups?.count ?? '');
  const times = said === null ? MONTHS : BigInt(said);
  return { ...figure, value: figure.value * times, times };
}

function sumOf(contract: Contract, parts: readonly Figure[], whole: FilledAmount): SumRelation {
  return { kind: 'sum', name: 'total', parts, result: figureOfAmount(contract, whole) };
}
