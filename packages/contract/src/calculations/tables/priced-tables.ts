/**
 * A table with numbers and prices for one and without a column for the sums, and the whole in a sentence: 8,000套｜126.5, 总价1,012,000元.
 * Promise: silent when any sum of the contract is that of the table.
 */
import type { Contract } from '../../contract.ts';
import { multiply, ONE } from '../../numbers/exact-number.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import type { Figure, SumRelation } from '../figures/figure-relation.ts';
import { cellAt, figureIn, type Row, spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { isWholePrice, wordsBefore } from '../prices/whole-price.ts';
import { isSlipOf } from '../slips/slips-of-digits.ts';
import type { StatedRelation } from '../stated-relation.ts';

const price = /单价|每[台套件支只个吨]价|价格[（(]元[/／]/;
const number = /^(?:采购|订购|供货|加工|定作|租赁)?(?:数量|台数|套数|件数)/;
const sums = /合计|小计|总价|金额|合价|总额/;
const called = /(?:合计|共计|总计|总[\u4e00-\u9fff]{0,4}(?:价|额|费|款))[^，。；\d]{0,12}$/;
/** In fen. */
const YUAN = 100;
const MILLIONTHS_OF_FEN = 10_000;

export function pricedTables(
  contract: Contract,
  known: readonly StatedRelation[],
): readonly StatedRelation[] {
  const results = new Set<number>(known.flatMap(({ relation }) => relation.result.span?.start ?? []));
  return tablesOf(contract).flatMap((rows) => {
    const parts = productsOf(contract, rows);
    if (parts.length === 0) return [];
    const fen = Number(parts.reduce((sum, { value }) => sum + value, 0n)) / MILLIONTHS_OF_FEN;
    const isWritten = contract.amounts.some(
      (amount) => isFilled(amount) && Math.abs(amount.fen - fen) <= YUAN,
    );
    const place = rows[1] === undefined ? null : spanOfRow(rows[1]);
    if (isWritten || place === null) return [];
    return sentencesOf(contract).flatMap((sentence) => {
      if (sentence.isCell || /优惠|折|不超过|上限|暂|定金|押金|保证金/.test(sentence.text)) return [];
      return filledAmounts(contract, sentence).flatMap((sum): StatedRelation[] => {
        if (!isWholePrice(contract, sum) && !called.test(wordsBefore(contract, sum))) return [];
        const result = figureOfAmount(contract, sum);
        if (!isSlipOf(fen, sum.fen) || results.has(result.span?.start ?? -1)) return [];
        const relation: SumRelation = { kind: 'sum', name: 'total', parts, result };
        return [{ relation, place: sentence, others: [place] }];
      });
    });
  });
}

/** The product of each row; none when a row has no price or no number, or when the table gives sums itself. */
function productsOf({ document }: Contract, rows: readonly Row[]): readonly Figure[] {
  const [head = [], ...body] = rows;
  const priced = head.filter(({ text }) => price.test(text));
  const [counted, another] = head.filter(({ text }) => number.test(text.trim()));
  const [of] = priced;
  if (of === undefined || priced.length > 1 || counted === undefined || another !== undefined) return [];
  if (head.some(({ text }) => sums.test(text)) || /万元/.test(of.text)) return [];
  const products = body.map((row): Figure | null => {
    const [one, many] = [cellAt(row, of.column), cellAt(row, counted.column)];
    const each = one === undefined ? null : figureIn(one, document.text, 'money', ONE);
    const count = many === undefined ? null : figureIn(many, document.text, 'count', ONE);
    if (each === null || count === null) return null;
    return { ...each, span: null, unit: null, value: multiply(each.value, count.value) };
  });
  return products.some((product) => product === null) ? [] : products.filter((product) => product !== null);
}
