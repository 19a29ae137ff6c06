/** 委托资金总额的1.5%，即每年30,000元: a share of a sum that stands elsewhere, with its amount. */
import type { Amount, Contract, Percentage } from '../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../text/sentences.ts';
import { figureOfAmount, figureOfShare } from './figure-of-fact.ts';
import type { ProductRelation } from './figure-relation.ts';
import { type FilledAmount, filledAmounts, isFilled } from './price-sentences.ts';
import { bestReading, type StatedRelation } from './stated-relation.ts';
import { totalPrice, wordsBefore } from './whole-price.ts';

const between =
  /^[^，。；、\d%]{0,10}(?:[，（(]?(?:即|计|合|折合|共计|合计|相当于|金额为|具体为|为)[^，。；\d%]{0,12}|[（(](?:人民币|[¥￥])?)$/;
/** 定金24万元（合同总价的20%）, 出资300万元，占注册资本的30%. */
const sumFirst = /^[元整）)]{0,3}[，（(](?:为|占|即|相当于|约占)?[^，。；\d%]{2,12}的$/;
const otherShare = /逾期|违约|滞纳|罚|利率|利息|税|每[日天]|[按以][日天]|上浮|下浮|递增|折扣|比例/;
const wholePrice =
  /(?:合同|工程|货款|采购|服务费|项目|设备)?(?:总价款?|总金额|总额|价款|合同价|金额|总费用|总报酬|总造价)$/;

export function shareAmounts(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) =>
    factsWithin(contract.percentages, sentence).flatMap((share) => statedBy(contract, sentence, share)),
  );
}

function statedBy(contract: Contract, sentence: Sentence, share: Percentage): StatedRelation[] {
  const { text } = contract.document;
  const amounts = filledAmounts(contract, sentence);
  const amount =
    amounts.find(
      ({ start }) => start >= share.end && between.test(text.slice(share.end, start).replace(/\s/g, '')),
    ) ??
    amounts.find(
      ({ end }) => end <= share.start && sumFirst.test(text.slice(end, share.start).replace(/\s/g, '')),
    );
  if (amount === undefined || share.value >= 1) return [];
  const before = wordsBefore(contract, share, Math.min(24, share.start - sentence.start));
  const part = before.split(/[，。；：]/).at(-1) ?? '';
  if (otherShare.test(part) || isShareOfAny(contract, share, amount)) return [];
  const bases = basesNamed(contract, part, amount);
  const readings = bases.map(
    (base): ProductRelation => ({
      kind: 'product',
      name: 'share',
      factors: [figureOfAmount(contract, base), figureOfShare(contract, share)],
      result: figureOfAmount(contract, amount),
    }),
  );
  const relation = bestReading(readings);
  const used = relation === null ? undefined : bases[readings.indexOf(relation)];
  if (relation === null || used === undefined) return [];
  const isElsewhere = used.start < sentence.start || used.start >= sentence.end;
  return [{ relation, place: sentence, others: isElsewhere ? [used] : [] }];
}

/** In fen. */
const YUAN = 100;

/** Whatever the words say: it is this share of a sum in the contract, so nothing is wrong. */
function isShareOfAny({ amounts }: Contract, { value }: Percentage, amount: FilledAmount): boolean {
  return amounts.some(
    ({ fen, start }) => fen !== null && start !== amount.start && Math.abs(fen * value - amount.fen) <= YUAN,
  );
}

/** The sums that the words before the share name; 支付25% in a payment clause is of the whole price. */
function basesNamed(contract: Contract, part: string, amount: FilledAmount): readonly FilledAmount[] {
  const noun = /([\u4e00-\u9fff]{2,10}?)的?$/.exec(part.replace(/^.*[为按以付至占（(]/, ''))?.[1] ?? '';
  const total = totalPrice(contract);
  const whole: readonly Amount[] = total === null ? [] : [total];
  if (noun === '' || wholePrice.test(noun)) return whole.filter(isFilled);
  const bare = noun.replace(/(?:总额|总价|金额|数额|标准)$/, '');
  if (bare.length < 2) return [];
  const naming = new RegExp(`${bare}[^，。；\\d]{0,12}$`);
  const named = contract.amounts
    .filter(isFilled)
    .filter(
      (each) =>
        !each.isUppercase && each.start !== amount.start && naming.test(wordsBefore(contract, each, 28)),
    );
  return new Set(named.map(({ fen }) => fen)).size <= 2 ? named : [];
}
