/** Whether unit price times quantity, and the parts of a sum, come out at what the contract says. Tables and running text. */
import type { Amount, Contract } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import { hitOrPassed } from './build-rule.ts';
import { wordsAfter, wordsBefore } from './find-numbers.ts';
import { factsWithin, sentencesOf } from './find-sentences.ts';
import { numberIn, type Row, spanOfRow, tablesOf } from './read-tables.ts';
import type { Finding, RuleOutcome } from './rule.ts';

/** Rounding of unit prices to fen must not count as a difference. */
const TOLERANCE_YUAN = 1;

export function checkTotals(contract: Contract): RuleOutcome {
  return hitOrPassed([
    ...tablesOf(contract).flatMap(checkTable),
    ...contract.document.blocks.flatMap((block) =>
      block.type === 'tableCell' ? [] : checkParagraph(contract, block.start, block.end),
    ),
    ...sentencesOf(contract).flatMap((sentence) => checkParts(contract, sentence.start, sentence.end)),
  ]);
}

interface Columns {
  readonly unit: number | null;
  readonly quantity: number | null;
  readonly amount: number;
  readonly unitScale: number;
  readonly amountScale: number;
}

const totalRow = /^(?:合计|总计|总价|总额|合价|共计|价税合计|总金额)/;
const subtotalRow = /^小计/;

function checkTable(rows: readonly Row[]): Finding[] {
  const head = rows.findIndex((row) => columnsOf(row) !== null);
  const columns = rows[head] === undefined ? null : columnsOf(rows[head]);
  if (columns === null) return [];
  const findings: Finding[] = [];
  let sum = 0;
  let grand = 0;
  let counted = 0;
  for (const row of rows.slice(head + 1)) {
    const first = (row.find(({ text }) => text !== '')?.text ?? '').replace(/\s/g, '');
    if (totalRow.test(first) || subtotalRow.test(first)) {
      const stated = lastNumber(row);
      const isSubtotal = subtotalRow.test(first);
      const expected = isSubtotal ? sum : grand;
      if (stated !== null && counted > 1 && differs(stated * columns.amountScale, expected))
        findings.push({
          span: spanOfRow(row),
          detail: `各行相加为${yuan(expected)}，此处写为${yuan(stated * columns.amountScale)}`,
        });
      sum = 0;
      continue;
    }
    const amount = cellNumber(row, columns.amount);
    if (amount === null) continue;
    const value = amount * columns.amountScale;
    findings.push(...checkRow(row, columns, value));
    sum += value;
    grand += value;
    counted++;
  }
  return findings;
}

function checkRow(row: Row, { unit, quantity, unitScale }: Columns, amount: number): Finding[] {
  const price = unit === null ? null : cellNumber(row, unit);
  const count = quantity === null ? null : cellNumber(row, quantity);
  if (price === null || count === null) return [];
  const expected = price * unitScale * count;
  if (!differs(amount, expected)) return [];
  return [{ span: spanOfRow(row), detail: `单价乘以数量为${yuan(expected)}，此处金额写为${yuan(amount)}` }];
}

function columnsOf(row: Row): Columns | null {
  const find = (pattern: RegExp) => row.find(({ text }) => pattern.test(text.replace(/\s/g, '')));
  const unit = find(/^(?:含税|不含税|综合)?单价/);
  const quantity = find(/^(?:采购|供货|工程)?(?:数量|工程量|人数|面积)/);
  const amount = find(/^(?:金额|合价|总价|小计|合计|价款|含税金额|费用|总金额|价格|合同价)/);
  if (amount === undefined || (unit === undefined && quantity === undefined && row.length < 2)) return null;
  return {
    unit: unit?.column ?? null,
    quantity: quantity?.column ?? null,
    amount: amount.column,
    unitScale: /万元/.test(unit?.text ?? '') ? 1e4 : 1,
    amountScale: /万元/.test(amount.text) ? 1e4 : 1,
  };
}

function cellNumber(row: Row, column: number): number | null {
  return numberIn(row.find((cell) => cell.column === column)?.text ?? '');
}

function lastNumber(row: Row): number | null {
  return row.map(({ text }) => numberIn(text)).findLast((value) => value !== null) ?? null;
}

const units =
  '吨|公斤|千克|件|台|套|个|箱|米|立方米|平方米|只|包|桶|瓶|袋|支|张|把|册|份|人|工日|次|场|株|头|辆|组|片|块|根|盒|部|条';

/** 数量100台，单价500元，总价50000元: one of each in a paragraph. */
function checkParagraph(contract: Contract, start: number, end: number): Finding[] {
  const amounts = filled(factsWithin(contract.amounts, documentSpan(start, end)));
  const unitPrices = amounts.filter((amount) => isUnitPrice(contract, amount));
  const totals = amounts.filter((amount) => isTotal(contract, amount));
  const [unitPrice] = unitPrices;
  const [total] = totals;
  if (unitPrice === undefined || total === undefined || unitPrices.length > 1 || totals.length > 1) return [];
  const text = contract.document.text.slice(start, end);
  const counts = [
    ...text.matchAll(
      new RegExp(`(?<![\\d.])(?<!\\d[,，])(\\d[\\d,，]*(?:\\.\\d+)?)\\s*(万)?\\s*(?:${units})(?!/)`, 'g'),
    ),
  ];
  const [count] = counts;
  if (count?.[1] === undefined || counts.length > 1) return [];
  const quantity = Number(count[1].replace(/[,，]/g, '')) * (count[2] === undefined ? 1 : 1e4);
  const expected = unitPrice.yuan * quantity;
  if (!differs(total.yuan, expected)) return [];
  const from = Math.min(unitPrice.start, total.start, start + count.index);
  const to = Math.max(unitPrice.end, total.end, start + count.index + count[0].length);
  return [
    {
      span: documentSpan(from, to),
      detail: `单价乘以数量为${yuan(expected)}，合同写为${yuan(total.yuan)}`,
    },
  ];
}

/** 总价100万元，其中设备款80万元，安装费10万元. */
function checkParts(contract: Contract, start: number, end: number): Finding[] {
  const text = contract.document.text.slice(start, end);
  if (
    !/其中|包括|分别为|由[^。；]{0,40}(?:组成|构成)|[费款价][^，。；、]{0,8}元[、，；][^。]*[费款价][^，。；、]{0,8}元[，、；]?[^。]{0,4}(?:合计|共计|总计)/.test(
      text,
    ) ||
    /违约|逾期|每(?:月|年|季|日|期)|押金|首付|预付|尾款|第[一二三]期|定金/.test(text)
  )
    return [];
  const amounts = filled(factsWithin(contract.amounts, documentSpan(start, end)));
  const totals = amounts.filter((amount) => isTotal(contract, amount));
  const parts = amounts.filter((amount) => !totals.includes(amount));
  const [total] = totals;
  if (total === undefined || totals.length > 1 || parts.length < 2) return [];
  if (/不含税/.test(text) && !/税额/.test(text)) return [];
  const sum = parts.reduce((all, part) => all + part.yuan, 0);
  const isShare = parts.every((part) => part.yuan < total.yuan);
  if (!isShare || !differs(total.yuan, sum)) return [];
  return [
    { span: documentSpan(start, end), detail: `各分项相加为${yuan(sum)}，合计写为${yuan(total.yuan)}` },
  ];
}

interface Sum extends Amount {
  readonly yuan: number;
}

function filled(amounts: readonly Amount[]): Sum[] {
  return amounts.flatMap((amount) =>
    amount.fen === null || amount.isUppercase ? [] : [{ ...amount, yuan: amount.fen / 100 }],
  );
}

function isUnitPrice(contract: Contract, amount: Amount): boolean {
  const before = wordsBefore(contract, amount);
  return (
    /单价[^，。；\d]{0,8}$/.test(before) ||
    new RegExp(`每(?:个|一)?(?:用户|间|${units})(?:每(?:年|月))?[^，。；\\d]{0,8}$`).test(before) ||
    new RegExp(`^(?:/|每|／)(?:${units})`).test(wordsAfter(contract, amount))
  );
}

function isTotal(contract: Contract, amount: Amount): boolean {
  return /(?:总价款?|总金额|总额|合计|共计|总计|总费用|总造价|总货款|价税合计|合同价款?|服务费总额|总租金|货款总计)[^，。；\d]{0,10}$/.test(
    wordsBefore(contract, amount),
  );
}

function differs(one: number, other: number): boolean {
  return Math.abs(one - other) > TOLERANCE_YUAN;
}

function yuan(value: number): string {
  return `${Number(value.toFixed(2)).toLocaleString('en-US')}元`;
}
