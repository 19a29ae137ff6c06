/** A plan of repayment against the loan: 出借300万元, and 归还本金80万元、100万元、110万元 in a table or a sentence. */
import type { Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { size } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { expectedOf, type Figure, type SumRelation } from '../figures/figure-relation.ts';
import { spanOfRow, tablesOf } from '../figures/read-tables.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { wordsBefore } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';
import { headOf } from '../tables/table-columns.ts';
import { isFigure, readRows } from '../tables/table-rows.ts';
import { isTableLine } from './timed-amounts.ts';

export function repaidPrincipal(contract: Contract): readonly StatedRelation[] {
  const loan = principalOf(contract);
  if (loan === null) return [];
  const result = figureOfAmount(contract, loan);
  return [
    ...plansInTables(contract),
    ...plansInSentences(contract, loan),
    ...equalParts(contract, result),
  ].flatMap(({ parts, place }) => {
    const relation: SumRelation = { kind: 'sum', name: 'instalments', parts, result };
    if (size(expectedOf(relation) - result.value) * NEAR > result.value) return [];
    return [{ relation, place: totalled(contract, relation, place), others: [loan, place] }];
  });
}

/** A fifth. */
const NEAR = 5n;
const lent =
  /(?:出借|借给[^，。；\d]{0,8}|(?:借款|贷款|融资)(?:本金|金额|数额|总额)?|向[^，。；\d]{1,10}借(?:款|到|入)?)(?:[为是：:共计]|人民币|[¥￥（(]){0,6}$/;

/** Only where the contract names one sum as the loan. */
function principalOf(contract: Contract): FilledAmount | null {
  const found = contract.amounts
    .filter(isFilled)
    .filter((amount) => !amount.isUppercase && lent.test(beforeWords(contract, amount)));
  const [first] = found;
  return first !== undefined && new Set(found.map(({ fen }) => fen)).size === 1 ? first : null;
}

const LONG_REACH = 40;

/** 借款人民币伍拾万元整（小写：500,000元）: the sum in words between them is skipped. */
function beforeWords(contract: Contract, amount: FilledAmount): string {
  return wordsBefore(contract, amount, LONG_REACH).replace(
    /(?:人民币)?(?<![零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆整正])[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆整正]{3,}[（(](?:小写)?[：:]?(?:人民币|[¥￥])?$/,
    '',
  );
}

interface Plan {
  readonly parts: readonly Figure[];
  readonly place: Span;
}

function plansInTables(contract: Contract): readonly Plan[] {
  return tablesOf(contract).flatMap((rows): Plan[] => {
    const head = headOf(rows);
    const columns = head?.columns.filter(({ name }) => /本金$/.test(name) && !/余|剩|累计/.test(name)) ?? [];
    const [column] = columns;
    if (head === null || column === undefined || columns.length > 1) return [];
    const body = readRows(contract, rows.slice(head.height), head.columns);
    const items = body.filter(({ kind }) => kind === 'item');
    const parts = items.flatMap(({ cells }) => {
      const reading = cells.get(column);
      return isFigure(reading) ? [reading] : [];
    });
    const last = items.at(-1);
    if (last === undefined || parts.length < 2 || parts.length < items.length) return [];
    return [{ parts, place: spanOfRow(last.row) }];
  });
}

const repaying = /(?:归还|偿还|分期还)(?:借款|贷款)?本金/;
const repaid = /(?:归还|偿还|还款?|还本)(?:本金)?(?:人民币|[¥￥]){0,2}$/;

function plansInSentences(contract: Contract, loan: FilledAmount): readonly Plan[] {
  return sentencesOf(contract).flatMap((sentence): Plan[] => {
    if (sentence.isCell || isTableLine(contract, sentence) || !repaying.test(sentence.text)) return [];
    if (/逾期|每[月期]|其余|剩余|余款|余额|至少|不低于/.test(sentence.text)) return [];
    const sums = filledAmounts(contract, sentence).filter(({ fen }) => fen < loan.fen);
    if (sums.length < 2 || !sums.every((sum) => repaid.test(wordsBefore(contract, sum)))) return [];
    return [{ parts: sums.map((sum) => figureOfAmount(contract, sum)), place: sentence }];
  });
}

const equally =
  /本金[^。；]{0,4}分(?<count>\d{1,3}|[二两三四五六七八九十]{1,3})期(?:等额)?(?:归还|偿还|还清)[^。；]{0,12}每(?:个?月|期|季度?)[^。；\d]{0,14}(?:归还|偿还|还)/;

/** 本金分12期归还，每月最后一日归还40,000元. */
function equalParts(contract: Contract, loan: Figure): readonly Plan[] {
  return sentencesOf(contract).flatMap((sentence): Plan[] => {
    const count = readNumber(equally.exec(sentence.text)?.groups?.count ?? '');
    const [sum, another] = filledAmounts(contract, sentence);
    if (count === null || sum === undefined || another !== undefined) return [];
    if (/最后一期[^。；]{0,12}(?:其余|剩余|余|全部本金)|逾期|宽限|本息|利息/.test(sentence.text)) return [];
    const figure = figureOfAmount(contract, sum);
    const times = BigInt(count);
    // 100,000元 in twelve parts of 8,333.33元.
    if (size(figure.value * times - loan.value) * 2n <= figure.step * times) return [];
    return [{ parts: [{ ...figure, value: figure.value * times, times }], place: sentence }];
  });
}

/** The sentence that states the sum of the plan, if there is one. */
function totalled(contract: Contract, relation: SumRelation, place: Span): Span {
  const sum = expectedOf(relation);
  const said = sentencesOf(contract).find((sentence: Sentence) =>
    filledAmounts(contract, sentence).some(
      (amount) =>
        figureOfAmount(contract, amount).value === sum &&
        /本金[^，。；\d]{0,6}(?:合计|共计|总计)[^，。；\d]{0,6}$/.test(wordsBefore(contract, amount)),
    ),
  );
  return said ?? place;
}
