/** 每年递增5%, with the sums of the years in a table: each must follow from the one before. */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { factsWithin, type Sentence, sentencesOf } from '../../text/sentences.ts';
import { figureOfShare } from '../figures/figure-of-fact.ts';
import { type Figure, holds, type MarkupRelation } from '../figures/figure-relation.ts';
import { figureIn, type Row, spanOfRow, tablesOf } from '../figures/read-tables.ts';
import type { StatedRelation } from '../stated-relation.ts';

const growth = /(?:每年|逐年|每一年|第二[个年][^。；]{0,8}起)[^。；]{0,30}(?:递增|上调|上浮|增长|上涨|增加)/;
const otherGrowth = /每[两二三四五\d]+年|不超过|最高|协商|以内/;
const yearLabel = /^第([一二三四五六七八九十\d]{1,3})(?:个)?(?:租赁|计租|合同|服务|承包)?年度?/;

export function growthRows(contract: Contract): readonly StatedRelation[] {
  const said = sentencesOf(contract).find(
    ({ text }) => growth.test(text) && !otherGrowth.test(text) && /租|费|价|薪|工资/.test(text),
  );
  const [rate] = said === undefined ? [] : factsWithin(contract.percentages, said);
  if (said === undefined || rate === undefined) return [];
  const share = figureOfShare(contract, rate);
  return [...tablesOf(contract), linesOfYears(contract)].flatMap((rows) =>
    judged(rowsOfYears(contract, rows), share, said),
  );
}

const yearLine =
  /^(第[一二三四五六七八九十\d]{1,3}(?:个)?(?:租赁|计租|合同|服务|承包)?年度?)[ ：:]{1,2}(?:每?[月年])?(?:租金|服务费|物业费|费用|承包金)?(?:标准)?为?(?:人民币)?([\d,.]{3,14}元)(?:\/月|每月)?[；。]?$/;

/** 第三年 25,004.70元: a list without bars. */
function linesOfYears({ document }: Contract): readonly Row[] {
  return document.blocks.flatMap((block): Row[] => {
    const text = document.text.slice(block.start, block.end).trimEnd();
    const [, label = '', sum = ''] = yearLine.exec(text) ?? [];
    if (label === '') return [];
    const cell = (words: string, from: number, column: number) => ({
      ...documentSpan(block.start + from, block.start + from + words.length),
      text: words,
      column,
      columnSpan: 1,
      rowSpan: 1,
    });
    return [[cell(label, 0, 0), cell(sum, text.lastIndexOf(sum), 1)]];
  });
}

interface YearRow {
  readonly year: number;
  readonly row: Row;
  readonly figure: Figure;
}

function rowsOfYears({ document }: Contract, rows: readonly Row[]): readonly YearRow[] {
  return rows.flatMap((row) => {
    const year = readNumber(yearLabel.exec(row[0]?.text ?? '')?.[1] ?? '');
    const figures = row.slice(1).flatMap((cell) => figureIn(cell, document.text, 'money', ONE) ?? []);
    const [figure, another] = figures;
    return year === null || figure === undefined || another !== undefined ? [] : [{ year, row, figure }];
  });
}

/** A wrong row breaks the step to it and the step from it; when most steps fail the table means something else. */
function judged(rows: readonly YearRow[], rate: Figure, said: Sentence): StatedRelation[] {
  const steps = rows.flatMap((to, index) => {
    const from = rows[index - 1];
    if (from === undefined || to.year !== from.year + 1) return [];
    const relation: MarkupRelation = {
      kind: 'markup',
      name: 'share',
      net: from.figure,
      rate,
      result: to.figure,
    };
    return [{ relation, row: to.row, isRight: holds(relation) }];
  });
  const wrong = steps.filter(({ isRight }) => !isRight);
  if (wrong.length === 0 || wrong.length > 2 || wrong.length >= steps.length) return [];
  const [first] = wrong;
  return first === undefined
    ? []
    : [{ relation: first.relation, place: spanOfRow(first.row), others: [said] }];
}
