/** The list of an attachment against the price of the body: its right total must be that price. */
import type { Contract } from '../../contract.ts';
import { size } from '../../numbers/exact-number.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { expectedOf, type SumRelation } from '../figures/figure-relation.ts';
import { isFilled } from '../prices/price-sentences.ts';
import { totalPrice } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';

const priceList = /报价|价格|价款|费用|预算|造价|清单|明细|分项|计价/;
const openPrice = /暂定|暂估|预计|不含|上限|不超过|另行|以[^，。；]{0,10}结算/;
const NEAREST = 10n;

/** The list of an attachment, with its own right total, is the list of the price. */
export function attachedLists(
  contract: Contract,
  lists: readonly StatedRelation[],
): readonly StatedRelation[] {
  const price = totalPrice(contract);
  if (price === null || !isFilled(price)) return [];
  const attached = lists.filter(
    ({ relation, place, others }) =>
      relation.result.kind === 'money' &&
      relation.result.currency === undefined &&
      others.length > 2 &&
      expectedOf(relation) === relation.result.value &&
      attachedTitle(contract, place.start) > price.start,
  );
  const [list, another] = attached;
  if (list === undefined || another !== undefined || list.relation.kind !== 'sum') return [];
  const title = attachedTitle(contract, list.place.start);
  const place = sentencesOf(contract).find(({ start, end }) => start <= price.start && price.start < end);
  if (place === undefined || openPrice.test(place.text)) return [];
  if (!priceList.test(contract.document.text.slice(title, title + TITLE).split('\n')[0] ?? '')) return [];
  const result = figureOfAmount(contract, price);
  const relation: SumRelation = { ...list.relation, result };
  const difference = size(expectedOf(relation) - result.value);
  if (difference === 0n || difference * NEAREST > result.value) return [];
  return [{ relation, place, others: [list.place] }];
}

const TITLE = 40;

/** Where the attachment around a place begins; -1 outside of attachments. */
function attachedTitle({ document: { text } }: Contract, at: number): number {
  const from = Math.max(text.lastIndexOf('\n附件', at), text.lastIndexOf('\n附表', at));
  return from < 0 ? -1 : from + 1;
}
