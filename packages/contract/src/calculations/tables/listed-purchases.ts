/**
 * Several purchases and one sum of all: 路由器30台，每台1,280元；交换机15台，每台2,400元。以上合计74,400元. Promise: silent
 * where a part of the list has no price or no number, or more than one of them.
 */
import type { Contract } from '../../contract.ts';
import { multiply } from '../../numbers/exact-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { type Figure, holds, type SumRelation } from '../figures/figure-relation.ts';
import { isSlip } from '../figures/figure-slips.ts';
import { measuresIn } from '../figures/measures.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';
import { type ListedValue, listedValues } from './listed-values.ts';

const whole = /(?:合计|共计|总计|总[额价计]|总金额|总费用)[^，。；\d]{0,8}$/;
const otherMatter = /优惠|折|减|扣|免|另|税|赠|每[月年日天]|不含|暂/;
const MOST = 30;

export function listedPurchases(contract: Contract): readonly StatedRelation[] {
  const byBlock = Map.groupBy(
    sentencesOf(contract).filter((sentence) => !sentence.isCell && !isTableLine(contract, sentence)),
    ({ block }) => block,
  );
  return [...byBlock.values()].flatMap((sentences) => ofBlock(contract, sentences));
}

function ofBlock(contract: Contract, sentences: readonly Sentence[]): readonly StatedRelation[] {
  const at = sentences.findIndex((sentence) => totalIn(contract, sentence) !== undefined);
  const place = sentences[at];
  const total = place === undefined ? undefined : totalIn(contract, place);
  if (place === undefined || total === undefined || at > MOST) return [];
  const own = pricesIn(contract, place).length > 0 ? sentences.slice(0, at + 1) : sentences.slice(0, at);
  const products = own.map((sentence) => productIn(contract, sentence, total));
  if (products.length < 2 || products.some((product) => product === null)) return [];
  if (own.some(({ text }) => otherMatter.test(text)) || otherMatter.test(place.text)) return [];
  const relation: SumRelation = {
    kind: 'sum',
    name: 'total',
    parts: products.filter((product) => product !== null),
    result: total.figure,
  };
  if (!holds(relation) && !isSlip(relation)) return [];
  return [{ relation, place, others: own.filter((sentence) => sentence !== place) }];
}

function totalIn(contract: Contract, sentence: Sentence): ListedValue | undefined {
  const found = listedValues(contract, sentence).filter(
    ({ label, isPrice, figure }) => figure.kind === 'money' && !isPrice && whole.test(label),
  );
  return found.length === 1 ? found[0] : undefined;
}

function pricesIn(contract: Contract, sentence: Sentence): readonly ListedValue[] {
  return listedValues(contract, sentence).filter(({ isPrice, figure }) => isPrice && figure.kind === 'money');
}

/** One price and one number; null otherwise. A result of its own beside them is another matter. */
function productIn(contract: Contract, sentence: Sentence, total: ListedValue): Figure | null {
  const [price, more] = pricesIn(contract, sentence);
  const [count, another] = measuresIn(sentence);
  if (price === undefined || more !== undefined || count === undefined || another !== undefined) return null;
  const others = listedValues(contract, sentence).some(
    ({ figure, start }) => figure.kind === 'money' && start !== price.start && start !== total.start,
  );
  if (others || price.unit !== total.unit) return null;
  const value = multiply(price.figure.value, count.figure.value);
  return { ...price.figure, span: null, unit: null, value };
}
