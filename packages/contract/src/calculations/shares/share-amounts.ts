/** 委托资金总额的1.5%，即每年30,000元: a share of a sum that stands elsewhere, with its amount. */
import type { Amount, Contract, Percentage } from '../../contract.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { totalPrice, wordsBefore } from '../prices/whole-price.ts';
import { bestReading, type StatedRelation } from '../stated-relation.ts';

const between =
  /^[^，。；、\d%]{0,10}(?:[，（(]?(?:即|计|合|折合|共计|合计|相当于|金额为|具体为|为)[^，。；\d%]{0,12}|[（(](?:人民币|[¥￥])?)$/;
/** 定金24万元（合同总价的20%）, 出资300万元，占注册资本的30%. */
const sumFirst = /^[元整）)]{0,3}[，（(](?:为|占|即|相当于|约占)?[^，。；\d%]{2,12}的$/;
const otherShare = /逾期|违约|滞纳|罚|利率|利息|税|每[日天]|[按以][日天]|上浮|下浮|递增|折扣|比例/;
const wholePrice =
  /(?:合同|工程|货款|采购|服务费|项目|设备)?(?:总价款?|总金额|总额|价款|合同价|金额|总费用|总报酬|总造价)$/;

export function shareAmounts(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) =>
    factsWithin(contract.percentages, sentence).flatMap((share) => {
      const stated = statedBy(contract, sentence, share);
      if (stated.length > 0) return stated;
      return [...computedBy(contract, sentence, share), ...heldBy(contract, sentence, share)];
    }),
  );
}

const computing =
  /(?<fee>[\u4e00-\u9fff]{2})(?:金额|标准|总额)?(?:统一|均)?(?:按照?|以|为)(?<base>[^，。；\d]{2,40})的$/;
const charged =
  /^(?:的比例|的标准)?(?:[^，。；\d]{0,4})(?:计算|计取|计收|收取|支付|提取|计提|计付|确定|给付)(?<fee>[\u4e00-\u9fff]{0,10})/;
const baseAlone = /(?:按照?|以)(?<base>[^，。；\d]{2,40})的$/;

/** 中介报酬按销售合同总价的3%计算，销售合同预计总价为2,860万元，对应中介报酬为85.8万元: both sums by their names. */
function computedBy(contract: Contract, sentence: Sentence, share: Percentage): StatedRelation[] {
  const { text } = contract.document;
  const from = Math.max(sentence.start, share.start - 2 * BESIDE);
  const before = text.slice(from, share.start).replace(/\s/g, '');
  const verb = charged.exec(text.slice(share.end, share.end + VERB).split(/[，。；]/)[0] ?? '');
  // 按成交金额的2%收取佣金: what is paid stands behind the verb.
  const behind = verb?.groups?.fee?.slice(-2) ?? '';
  const { base = '', fee = '' } = (behind.length === 2 ? baseAlone : computing).exec(before)?.groups ?? {};
  const paid = behind.length === 2 ? behind : fee;
  const whose = base
    .replace(/[（(][^）)]{0,200}[）)]/g, '')
    .replace(/[^\u4e00-\u9fff]/g, '')
    .slice(-2);
  if (verb === null || paid === '' || whose.length < 2 || share.value >= 1) return [];
  if (
    otherShare.test(before.slice(-COMPUTING).replace(/不?含税/g, '')) ||
    /阶梯|分段|超额|超过|约为|左右/.test(sentence.text)
  )
    return [];
  const block = contract.document.blocks[sentence.block] ?? sentence;
  const sums = filledAmounts(contract, { start: sentence.start, end: block.end });
  const named = (words: string) =>
    sums.filter((sum) => new RegExp(`${words}[^，。；\\d]{0,10}$`).test(wordsBefore(contract, sum)));
  const [results, bases] = [named(paid), named(whose)];
  const [result] = results;
  const [whole] = bases;
  if (result === undefined || whole === undefined || results.length > 1 || bases.length > 1) return [];
  if (result === whole || isShareOfAny(contract, share, result)) return [];
  const relation = bestReading([shareOf(contract, figureOfAmount(contract, whole), share, result)]);
  return relation === null ? [] : [{ relation, place: sentence, others: [] }];
}

const contributed = /(?:认缴|出资|实缴|投资|投入)[^，。；\d]{0,10}$/;
const held =
  /^[元整）)]{0,3}[，（(](?:持股|占股|占比|持股比例|占股比例|出资比例|股权比例|占)(?:比例)?[为是：:]?$/;

/** 注册资本1,000万元，甲方认缴550万元，持股55%. */
function heldBy(contract: Contract, sentence: Sentence, share: Percentage): StatedRelation[] {
  const { text } = contract.document;
  const amount = filledAmounts(contract, sentence).findLast(({ end }) => end <= share.start);
  if (amount === undefined || !held.test(text.slice(amount.end, share.start).replace(/\s/g, ''))) return [];
  if (!contributed.test(wordsBefore(contract, amount)) || isShareOfAny(contract, share, amount)) return [];
  if (/增资|溢价|估值|转让|稀释|首期|资本公积/.test(sentence.text)) return [];
  const bases = namedBy(contract, '(?:注册资本|总投资|投资总额|出资总额|总出资)', amount);
  const [base] = bases;
  if (base === undefined || new Set(bases.map(({ fen }) => fen)).size > 1 || share.value >= 1) return [];
  const relation = bestReading([shareOf(contract, figureOfAmount(contract, base), share, amount)]);
  return relation === null ? [] : [{ relation, place: sentence, others: [] }];
}

const COMPUTING = 50;
const VERB = 18;

function statedBy(contract: Contract, sentence: Sentence, share: Percentage): StatedRelation[] {
  const { text } = contract.document;
  const amounts = filledAmounts(contract, sentence);
  const amount =
    amounts.find(
      ({ start }) =>
        start >= share.end &&
        start - share.end < BESIDE &&
        between.test(text.slice(share.end, start).replace(/\s/g, '')),
    ) ??
    amounts.find(
      ({ end }) =>
        end <= share.start &&
        share.start - end < BESIDE &&
        sumFirst.test(text.slice(end, share.start).replace(/\s/g, '')),
    );
  if (amount === undefined || share.value >= 1) return [];
  const before = wordsBefore(contract, share, Math.min(24, share.start - sentence.start));
  const part = before.split(/[，。；：]/).at(-1) ?? '';
  if (otherShare.test(part) || isShareOfAny(contract, share, amount)) return [];
  const less = lessThan(contract, part, share, amount);
  if (less !== null) return [{ relation: less, place: sentence, others: [] }];
  const bases = basesNamed(contract, part, amount);
  const readings = bases.map((base) => shareOf(contract, figureOfAmount(contract, base), share, amount));
  const relation = bestReading(readings);
  const used = relation === null ? undefined : bases[readings.indexOf(relation)];
  if (relation === null || used === undefined) return [];
  const isElsewhere = used.start < sentence.start || used.start >= sentence.end;
  return [{ relation, place: sentence, others: isElsewhere ? [used] : [] }];
}

function shareOf(contract: Contract, base: Figure, share: Percentage, amount: FilledAmount): ProductRelation {
  const factors = [base, figureOfShare(contract, share)];
  return { kind: 'product', name: 'share', factors, result: figureOfAmount(contract, amount) };
}

const deducted = /([\u4e00-\u9fff]{2,10}?)(?:扣除|减去|扣减)([\u4e00-\u9fff]{2,8}?)(?:后|之后|以后)?的?$/;

/** 签约合同价扣除暂列金额后的百分之十: both sums must be named once. */
function lessThan(
  contract: Contract,
  part: string,
  share: Percentage,
  amount: FilledAmount,
): ProductRelation | null {
  const [, from = '', off = ''] = deducted.exec(part) ?? [];
  const sumNamed = (name: string): FilledAmount | null => {
    const found = namedBy(contract, name.slice(-4), amount);
    const [first] = found;
    return new Set(found.map(({ fen }) => fen)).size === 1 && first !== undefined ? first : null;
  };
  const [whole, less] = from === '' ? [null, null] : [sumNamed(from), sumNamed(off)];
  if (whole === null || less === null || less.fen >= whole.fen) return null;
  const base = figureOfAmount(contract, { ...whole, fen: whole.fen - less.fen });
  return bestReading([shareOf(contract, { ...base, span: null, unit: null }, share, amount)]);
}

/** Further apart they have nothing to do with each other. */
const BESIDE = 80;

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
  const isQualified = qualified.test(noun);
  if (noun === '' || (wholePrice.test(noun) && !isQualified)) return whole.filter(isFilled);
  const bare = isQualified ? noun : noun.replace(/(?:总额|总价|金额|数额|标准)$/, '');
  if (bare.length < 2) return [];
  const named = namedBy(contract, bare, amount);
  return new Set(named.map(({ fen }) => fen)).size <= 2 ? named : [];
}

/** 已完工程价款, 结算价款: not the price of the contract. */
const qualified = /已完|实际|剩余|未付|欠付|当[期月季年]|首期|验收|结算|送审|审定|核定|对应|该/;

function namedBy(contract: Contract, name: string, amount: FilledAmount): readonly FilledAmount[] {
  const naming = new RegExp(`${name}[^，。；\\d]{0,12}$`);
  return contract.amounts
    .filter(isFilled)
    .filter(
      (each) =>
        !each.isUppercase && each.start !== amount.start && naming.test(wordsBefore(contract, each, 28)),
    );
}
