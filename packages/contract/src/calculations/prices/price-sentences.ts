/** Arithmetic in running text: 数量100台，单价500元，总价50000元; 总价100万元，其中设备款80万元，安装费20万元. */
import { documentSpan, type Span } from '@wenjian/document';
import type { Amount, Contract } from '../../contract.ts';
import { halfWidth, ONE, readExact } from '../../numbers/exact-number.ts';
import { factsWithin } from '../../text/sentences.ts';
import { isComposed } from '../composed-sums.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { type Figure, holds, type ProductRelation } from '../figures/figure-relation.ts';
import { isNear } from '../stated-relation.ts';
import { wordsAfter, wordsBefore } from './whole-price.ts';

export type FilledAmount = Amount & { readonly fen: number };

const units =
  '吨|公斤|千克|件|台|套|个|箱|米|立方米|平方米|只|包|桶|瓶|袋|支|张|把|册|份|人|工日|次|场|株|头|辆|组|片|块|根|盒|部|条|桌|席|幅|课时|棵|趟|盆|枚|节';
const counted = new RegExp(
  `(?<![\\d.A-Za-z-])(?<!\\d[,，](?=\\d{3}(?!\\d)))(?<digits>(?:\\d{1,3}(?:[,，]\\d{3})+|\\d+)(?:\\.\\d+)?\\s*万?)\\s*(?:${units})(?!/)`,
  'g',
);

export interface Purchase {
  readonly relation: ProductRelation;
  /** From the first to the last of its figures, with their units. */
  readonly span: Span;
}

/** What is added to the product, or taken from it. */
const apart =
  /保险金额|另加|另付|另收|含(?:运|安装|装卸|保险)费[^，。；）]{0,4}\d|免租|优惠|折扣|折后|减免|附赠|赠送/;

/** One price, one quantity and one total within a span; null when there are more of any. */
export function purchaseIn(contract: Contract, { start, end }: Span): Purchase | null {
  const amounts = filledAmounts(contract, documentSpan(start, end));
  // 优惠后单价210元: the discount is in the price.
  const said = contract.document.text
    .slice(start, end)
    .replace(/(?:优惠|折扣?)后的?(?=[^，。；]{0,6}价)/g, '');
  if (apart.test(said)) return null;
  const prices = amounts.filter((amount) => isUnitPrice(contract, amount));
  const totals = amounts.filter((amount) => isTotal(contract, amount));
  const [price] = prices;
  const [total] = totals;
  if (price === undefined || total === undefined || prices.length > 1 || totals.length > 1) return null;
  if (isOfSeveral(contract, start)) return null;
  const counts = [...halfWidth(contract.document.text.slice(start, end)).matchAll(counted)];
  const [count] = counts;
  if (count === undefined || counts.length > 1) return null;
  const priced = unitOfPrice(contract, price);
  if (priced !== null && !count[0].endsWith(priced)) return null;
  const digits = count.groups?.digits?.trimEnd() ?? '';
  const read = readExact(digits);
  if (read === null) return null;
  const at = start + count.index;
  const quantity: Figure = {
    span: documentSpan(at, at + digits.length),
    ...read,
    unit: digits.endsWith('万') ? 10_000n * ONE : ONE,
    kind: 'count',
  };
  const relation: ProductRelation = {
    kind: 'product',
    name: 'product',
    factors: [figureOfAmount(contract, price), quantity],
    result: figureOfAmount(contract, total),
  };
  if (!holds(relation) && isComposed(contract, relation)) return null;
  // 每平方米每日1.2元: without the days the product is of another order.
  if (/每(?:[日天]|个?月|季)/.test(wordsBefore(contract, price)) && !isNear(relation)) return null;
  const from = Math.min(price.start, total.start, at);
  return { relation, span: documentSpan(from, Math.max(price.end, total.end, at + count[0].length)) };
}

/** A型12台，单价…；B型8台，单价…，总计…: the total is of all of them. */
function isOfSeveral({ document: { text } }: Contract, start: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /；\s*$/.test(line) && /单价|每[台套件个张把辆份册支只组间块株]/.test(line);
}

/** The sums in figures that are not blank. */
export function filledAmounts({ amounts }: Contract, span: Span): readonly FilledAmount[] {
  return factsWithin(amounts, span)
    .filter(isFilled)
    .filter(({ isUppercase }) => !isUppercase);
}

export function isFilled(amount: Amount): amount is FilledAmount {
  return amount.fen !== null;
}

/** 单价, 单台最高限价, 单套控制价: the price of one. */
export const priceOfOne = new RegExp(
  `(?:单价|均价|单(?:${units})[^，。；\\d]{0,6}(?:限价|控制价|价格|报价|售价|价款|费用?|租金|价))[^，。；\\d]{0,8}$`,
);
const priceBefore = new RegExp(`每(?:个|一)?(?:用户|间|${units})(?:每(?:年|月))?[^，。；\\d]{0,8}$`);
const priceAfter = new RegExp(`^(?:/|每|／)(?:${units})`);

function isUnitPrice(contract: Contract, amount: Amount): boolean {
  const before = wordsBefore(contract, amount);
  return priceOfOne.test(before) || priceBefore.test(before) || priceAfter.test(wordsAfter(contract, amount));
}

/** 380元/块; 每块380元. */
function unitOfPrice(contract: Contract, amount: Amount): string | null {
  const behind = new RegExp(`^(?:/|每|／)(${units})`).exec(wordsAfter(contract, amount))?.[1];
  return (
    behind ?? new RegExp(`每(${units})[^，。；\\d]{0,4}$`).exec(wordsBefore(contract, amount))?.[1] ?? null
  );
}

function isTotal(contract: Contract, amount: Amount): boolean {
  // 总价包括：设计费300,000元: a part of it.
  if (/(?:包括|包含|构成|组成|如下)[^，。；\d]{0,8}$/.test(wordsBefore(contract, amount))) return false;
  return /(?:总价款?|总金额|总额|合计|共计|总计|总费用|总造价|总货款|价税合计|合同价款?|服务费总额|总租金|货款总计)[^，。；\d]{0,10}$|[，；、｜|](?:金额|小计|合价)[为：:]?(?:人民币|[¥￥])?$/.test(
    wordsBefore(contract, amount),
  );
}
