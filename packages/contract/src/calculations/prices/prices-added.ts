/** 早餐每人8元，午餐每人18元，晚餐每人14元，每人每日合计40元: prices for one of the same, added up. */
import type { Contract } from '../../contract.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { SumRelation } from '../figures/figure-relation.ts';
import { isNear, type StatedRelation } from '../stated-relation.ts';
import { type ListedValue, listedValues } from '../tables/listed-values.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const perOne = /每(?:人|名|位|户|间|台|套|件|桌|份|辆|车)/;
const added = /(?:合计|共计|总计|总共|合共|一共)[^，。；\d]{0,12}$/;
const otherMatter = /优惠|折|减|扣|抵|免|退|税|逾期|违约|罚|上限|不超过|至少|其中|或者?|任一|之一/;

export function pricesAdded(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): readonly StatedRelation[] => {
    if (sentence.isCell || !perOne.test(sentence.text) || isTableLine(contract, sentence)) return [];
    if (otherMatter.test(sentence.text)) return [];
    const relation = addedIn(listedValues(contract, sentence));
    return relation !== null && isNear(relation) ? [{ relation, place: sentence, others: [] }] : [];
  });
}

function addedIn(values: readonly ListedValue[]): SumRelation | null {
  const total = values.at(-1);
  const parts = values.slice(0, -1);
  const one = perOne.exec(total?.label ?? '')?.[0];
  if (total === undefined || one === undefined || parts.length < 2 || !added.test(total.label)) return null;
  if (parts.some(({ label, unit }) => unit !== total.unit || perOne.exec(label)?.[0] !== one)) return null;
  return { kind: 'sum', name: 'total', parts: parts.map(({ figure }) => figure), result: total.figure };
}
