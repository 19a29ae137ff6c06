/** The last row of a table against the rows above it, for any column of plain numbers. */
import { type Contract, type Row, spanOfRow, tablesOf } from '@wenjian/contract';
import type { Finding } from '../rule.ts';

/** Further apart than this, the last row is another sum. */
const NEAR = 0.3;

export const isTotalRow = (row: Row) =>
  /^(?:合计|总计|共计|总和)/.test((row[0]?.text ?? '').replace(/\s/g, ''));

/** 3,600 and 3,600.00元; not 3,600至4,000. */
export function plainNumber(text: string): number | null {
  const digits = /^\s*[¥￥]?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:元|平方米|㎡|件|台|套|人|名)?\s*$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** A last row 合计 that is not the sum of the rows above it. */
export function wrongColumnSums(contract: Contract): Finding[] {
  return tablesOf(contract).flatMap(([head, ...rows]) => {
    const last = rows.find(isTotalRow);
    if (head === undefined || last === undefined || rows.filter(isTotalRow).length > 1) return [];
    return head.flatMap(({ text: name, column }): Finding[] => {
      if (/单价|税率|比例|日期|序号|编号|电话|证号|年份/.test(name)) return [];
      const items = rows
        .filter((row) => !isTotalRow(row))
        .map((row) => plainNumber(row.find((cell) => cell.column === column)?.text ?? ''));
      const stated = plainNumber(last.find((cell) => cell.column === column)?.text ?? '');
      if (stated === null || items.length < 2 || items.includes(null)) return [];
      const sum = items.reduce<number>((all, value) => all + (value ?? 0), 0);
      if (Math.abs(sum - stated) < 1 || Math.abs(sum / stated - 1) > NEAR) return [];
      const place = spanOfRow(last);
      return [
        {
          span: place,
          related: rows.filter((row) => !isTotalRow(row)).map(spanOfRow),
          detail: `${name}各行相加为${sum.toLocaleString('zh-CN')}，合计写为${stated.toLocaleString('zh-CN')}`,
        },
      ];
    });
  });
}
