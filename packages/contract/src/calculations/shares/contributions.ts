/**
 * What the parties pay in, and the whole that is named elsewhere: 总投资500万元 … 甲方出资300万元，乙方出资180万元; 4,000万元认缴…，其中
 * 500万元计入注册资本，3,600万元计入资本公积. Promise: silent when any sum of the contract is the sum of the parts.
 */
import type { Contract } from '../../contract.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const paidIn =
  /(?:[甲乙丙丁戊己]方|合伙人[^，。；\d]{1,6})[^，。；\d]{0,14}(?:出资|投资|投入|认缴|缴付)[^，。；\d]{0,4}$/;
const named =
  /(?:总投资|投资总额|总出资|出资总额|总投入|项目资金总额|合作资金总额|启动资金)[^，。；\d]{0,8}$/;
const asCapital = /^[^，。；\d]{0,4}(?:计入|作为|进入)[^，。；\d]{0,8}(?:注册资本|实收资本|资本公积)/;
const otherMatter = /逾期|违约|不足|追加|不超过|不低于|每[年月]|%/;
/** A fifth. */
const NEAR = 5;

export function contributions(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (sentence.isCell || isTableLine(contract, sentence)) return [];
    return [...ofParties(contract, sentence), ...ofCapital(contract, sentence)];
  });
}

function ofParties(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  if (!/出资|投资|投入|认缴/.test(sentence.text) || otherMatter.test(sentence.text)) return [];
  const end = sentence.text.indexOf('其中');
  const parts = filledAmounts(contract, sentence).filter(
    (amount) =>
      paidIn.test(wordsBefore(contract, amount, 24)) &&
      (end < 0 || amount.start < sentence.at(end, end + 1).start),
  );
  const wholes = contract.amounts
    .filter(isFilled)
    .filter((amount) => !amount.isUppercase && named.test(wordsBefore(contract, amount, 20)));
  return parts.length < 2 ? [] : statedBy(contract, sentence, parts, wholes);
}

function ofCapital(contract: Contract, sentence: Sentence): readonly StatedRelation[] {
  if (!/资本公积/.test(sentence.text)) return [];
  const sums = filledAmounts(contract, sentence);
  const parts = sums.filter((amount) => asCapital.test(wordsAfter(contract, amount, 16)));
  const wholes = sums.filter(({ fen, start }) => parts.every((part) => fen > part.fen && start < part.start));
  return parts.length === 2 ? statedBy(contract, sentence, parts, wholes) : [];
}

function statedBy(
  contract: Contract,
  place: Sentence,
  parts: readonly FilledAmount[],
  wholes: readonly FilledAmount[],
): readonly StatedRelation[] {
  const sum = parts.reduce((all, { fen }) => all + fen, 0);
  const [whole] = wholes;
  if (whole === undefined || wholes.some(({ fen }) => fen !== whole.fen)) return [];
  if (contract.amounts.some(({ fen }) => fen === sum)) return [];
  if (Math.abs(whole.fen - sum) * NEAR > whole.fen) return [];
  const figures = parts.map((part) => figureOfAmount(contract, part));
  const result = figureOfAmount(contract, whole);
  const isElsewhere = whole.start < place.start || whole.start >= place.end;
  const others = isElsewhere ? [whole] : [];
  return [{ relation: { kind: 'sum', name: 'total', parts: figures, result }, place, others }];
}
