/**
 * The price for one of the same thing in two places: 强电每米38元 in the body, 强电每米42元 in an attachment; 超出部分每公里1.2元 and
 * 超公里费：每公里1.8元. Promise: silent where a thing has several prices (by size, by step) or another case is meant.
 */
import { type Contract, factsWithin, isFilled, wordsAfter } from '@wenjian/contract';
import type { Finding } from '../../../rule.ts';
import { isSameCase } from '../duties/same-case.ts';
import { type Statement, statementsOf } from '../statements.ts';

interface Price {
  readonly item: string;
  /** 米, 千瓦时, 人天. */
  readonly per: string;
  readonly fen: number;
  readonly written: string;
  readonly words: string;
  readonly tax: '' | 'net' | 'gross';
  readonly statement: Statement;
}

export function differingUnitPrices(contract: Contract): Finding[] {
  const prices = statementsOf(contract).flatMap((statement) => pricesIn(contract, statement));
  const named = prices.filter(({ item }) => item !== '');
  return [...Map.groupBy(named, ({ item, per }) => `${item} ${per}`).values()].flatMap(differingIn);
}

/** Of one item and unit. */
function differingIn(prices: readonly Price[]): Finding[] {
  const body = prices.filter(({ statement }) => !statement.isAttachment);
  const attached = prices.filter(({ statement }) => statement.isAttachment);
  const [first] = body;
  const [one] = attached;
  if (first === undefined || one === undefined || isSeveral(body) || isSeveral(attached)) return [];
  if (first.fen === one.fen || !isSameCase(one.words, first.words)) return [];
  if (first.tax !== one.tax && [first.tax, one.tax].includes('net')) return [];
  return [
    {
      span: one.statement.place,
      related: [first.statement.place],
      detail: `“${one.item}”的单价一处为${first.written}，一处为${one.written}`,
    },
  ];
}

function isSeveral(prices: readonly Price[]): boolean {
  return new Set(prices.map(({ fen }) => fen)).size > 1;
}

const REACH = 40;
const before =
  /(?<item>[\u4e00-\u9fffA-Za-z\d（）()]{0,14}?)[：:]?(?:单价|价格|收费|费用|标准|费率)?(?:按|为|是|：|:|以)?每(?:个|一)?(?<per>[\u4e00-\u9fff㎡]{1,4}?)(?:单价|价格)?(?:加收|收取|计收|计费|支付|补偿|另收|为|按|计|是|：|:|人民币|[¥￥])*$/;
const after =
  /^(?:人民币)?(?:\/|／|每)(?:个|一)?(?<per>[\u4e00-\u9fff㎡]{1,4}?)(?=[，。；、（）()计收算\s]|$)/;
const itemBefore =
  /(?<item>[\u4e00-\u9fffA-Za-z\d（）()]{0,14}?)(?:的?(?:含税|不含税|固定|综合)?(?:单价|价格|收费标准|收费|标准|费率|电价|均价))?(?:按|为|是|：|:|以|人民币|[¥￥])*$/;
const time = /^(?:日|天|月|年|季度?|次|期|周|逾|延|迟|人月?|小时)/;
const otherMatter =
  /逾期|迟延|违约|赔偿|罚|扣|折|优惠|最[高低]|不[高低]于|不超过|上限|下限|起步|阶梯|以[上下内]|原价|市场价|参考|暂[定估]|例如|调整为/;

function pricesIn(contract: Contract, statement: Statement): readonly Price[] {
  const { text } = contract.document;
  if (statement.label !== '' && statement.head !== '') return [];
  return factsWithin(contract.amounts, statement).flatMap((amount): Price[] => {
    if (!isFilled(amount) || amount.isUppercase) return [];
    const said = text
      .slice(Math.max(statement.place.start, amount.start - REACH), amount.start)
      .replace(/\s/g, '');
    const part = said.split(/[，。；、]/).at(-1) ?? '';
    const match = before.exec(part);
    const own = match?.groups;
    const behind =
      own === undefined ? after.exec(wordsAfter(contract, amount, LONGEST_UNIT))?.groups?.per : undefined;
    const per = own?.per ?? behind;
    if (per === undefined || time.test(per) || otherMatter.test(said)) return [];
    const named = match ?? itemBefore.exec(part);
    const item = isCutOff(part, named?.index ?? 0) ? '' : itemOf(named?.groups?.item ?? '', per);
    const written = text.slice(amount.start, amount.end).trim();
    return [
      {
        item,
        per,
        fen: amount.fen,
        written,
        words: part.replace('超出部分', '超出').replace(/每[^每]*$/, ''),
        tax: taxIn(statement.text),
        statement,
      },
    ];
  });
}

function taxIn(text: string): Price['tax'] {
  return /不含税|未税|税前/.test(text) ? 'net' : /含税|税后/.test(text) ? 'gross' : '';
}

/** 4×25电缆: the name begins before it, and the size is a part of it. */
function isCutOff(part: string, at: number): boolean {
  return /[×xX*Φφ#/—-]$|\d\.$/.test(part.slice(0, at)) && /\d/.test(part.charAt(at));
}

const LONGEST_UNIT = 8;

/** 2.水电：强电 → 强电; 超出部分, 超公里费 → 超出: whatever is above the limit. */
function itemOf(words: string, per: string): string {
  const item = (
    words
      .split(/[：:]/)
      .filter((part) => part !== '')
      .at(-1) ?? ''
  )
    .replace(/^(?:\d{1,2}(?![\d年月号型级期寸])|[（(]\d{1,2}[)）]|[（）()])+/, '')
    .replace(/(?:的?(?:单价|价格|费用|收费|标准|费率|电价|价款|费))+$/, '')
    .replace(/^(?:其中|另|合同|本|该|含税|不含税|综合|固定)+/, '');
  return item === `超${per}` || /^超[出过额量标]?(?:的|部分|里程|数量|用量|[公里吨]{1,2}数)*$/.test(item)
    ? '超出'
    : /^(?:单价|合同|均价|按|约定)?$/.test(item)
      ? ''
      : item;
}
