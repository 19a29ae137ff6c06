/**
 * A share in one sentence and its example in the next: 报酬按主合同价款的3%计算。按预计合同价1,860万元，报酬是55.8万元. Promise: silent
 * when the result is that share of any sum of the contract.
 */
import type { Contract } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { ProductRelation } from '../figures/figure-relation.ts';
import { filledAmounts } from '../prices/price-sentences.ts';
import { agrees, type StatedRelation } from '../stated-relation.ts';
import { isTableLine } from '../terms/timed-amounts.ts';

const worked = /^(?:暂|例如|如|现|目前)?[，]?(?:按|以|依)(?:照|据)?[^。；]{2,40}\d/;
const otherMatter = /逾期|违约|利率|利息|税|递增|上浮|下浮|折|不超过|不低于|上限|最高|约(?=\d)/;
/** So much off it is still the same thing. */
const NEAR = 0.12;
/** In fen. */
const YUAN = 100;

export function workedShares(contract: Contract): readonly StatedRelation[] {
  const sentences = sentencesOf(contract);
  return sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1];
    if (before === undefined || before.block !== sentence.block || isTableLine(contract, sentence)) return [];
    return worked.test(sentence.text) ? (statedIn(contract, before, sentence) ?? []) : [];
  });
}

function statedIn(contract: Contract, before: Sentence, sentence: Sentence): StatedRelation[] | null {
  const [share, another] = factsWithin(contract.percentages, before);
  const [base, result, more] = filledAmounts(contract, sentence);
  if (share === undefined || another !== undefined || share.per !== null || share.value >= 1) return null;
  if (base === undefined || result === undefined || more !== undefined) return null;
  const said = contract.document.text.slice(before.start, result.end);
  const meant = base.fen * share.value;
  if (otherMatter.test(said) || Math.abs(result.fen - meant) > meant * NEAR) return null;
  if (contract.amounts.some(({ fen }) => fen !== null && Math.abs(fen * share.value - result.fen) <= YUAN))
    return null;
  const relation: ProductRelation = {
    kind: 'product',
    name: 'share',
    factors: [figureOfAmount(contract, base), figureOfShare(contract, share)],
    result: figureOfAmount(contract, result),
  };
  return agrees(relation) ? null : [{ relation, place: sentence, others: [before] }];
}
