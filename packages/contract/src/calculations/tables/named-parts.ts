/**
 * A whole that stands elsewhere and its parts: 合同总价为960,000元。…合同总价由以下各项构成：…. Promise: silent when
 * any sum of the contract is the sum of the parts.
 */
import type { Contract } from '../../contract.ts';
import { FEN, size } from '../../numbers/exact-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { expectedOf, type SumRelation } from '../figures/figure-relation.ts';
import { type FilledAmount, isFilled } from '../prices/price-sentences.ts';
import { totalPrice, wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { type ListedValue, listedValues } from './listed-values.ts';

const announced =
  /(?<name>[\u4e00-\u9fff]{0,6}(?:总价款?|总额|总金额|价款|预算|总投资|经费|资金|总费用|费用|报价|酬金|服务费|工程款|造价|总收入|总支出))(?:由(?:以下|下列|如下)?[^，。；：\d]{0,10}(?:构成|组成)|(?:包括|包含|构成|组成|分解|明细|分项|分配|安排)(?:以下|下列)?[^，。；：\d]{0,6}(?:如下|为)?)[：:]/;
const open =
  /等|其余|剩余|余下|每|单价|约(?=\d)|不超过|另行|逾期|优惠|折|扣|减|或者?|不含|首[期付]|尾款|第[一二三四五]期/;
const FIFTH = 5n;

export function namedParts(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): StatedRelation[] => {
    const match = announced.exec(sentence.text);
    if (match === null || sentence.isCell || isTableLine(contract, sentence)) return [];
    const from = sentence.at(match.index, match.index + match[0].length).end;
    const { name = '' } = match.groups ?? {};
    const parts = listedValues(contract, sentence).filter(
      ({ start, unit, isPrice }) => start >= from && unit === '元' && !isPrice,
    );
    if (parts.length < 2 || open.test(sentence.text.slice(match.index))) return [];
    return compared(contract, sentence, name, parts);
  });
}

function compared(
  contract: Contract,
  sentence: Sentence,
  name: string,
  parts: readonly ListedValue[],
): StatedRelation[] {
  const sum = parts.reduce((all, { figure }) => all + figure.value, 0n);
  if (contract.amounts.some(({ fen }) => fen !== null && BigInt(fen) * FEN === sum)) return [];
  const wholes = new Map(wholesNamed(contract, sentence, name).map((whole) => [whole.fen, whole]));
  const [whole, another] = [...wholes.values()];
  if (whole === undefined || another !== undefined) return [];
  const relation: SumRelation = {
    kind: 'sum',
    name: 'total',
    parts: parts.map(({ figure }) => figure),
    result: figureOfAmount(contract, whole),
  };
  const { value } = relation.result;
  if (size(expectedOf(relation) - value) * FIFTH > value) return [];
  return [{ relation, place: sentence, others: [whole], isWhole: true }];
}

function wholesNamed(contract: Contract, sentence: Sentence, name: string): readonly FilledAmount[] {
  const naming = new RegExp(`${name.slice(-2)}[^，。；\\d]{0,8}$`);
  const named = contract.amounts
    .filter(isFilled)
    .filter(
      (amount) =>
        !amount.isUppercase && amount.start < sentence.start && naming.test(wordsBefore(contract, amount)),
    );
  if (named.length > 0) return named;
  const total = totalPrice(contract);
  return total !== null && isFilled(total) && total.start < sentence.start ? [total] : [];
}
