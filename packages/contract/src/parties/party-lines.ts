/** The lines that introduce parties: running text, and pairs of table cells with a label and its value. */
import { documentSpan, type Span } from '@wenjian/document';
import type { Line } from '../text/body-lines.ts';
import { letterPattern, rolePattern } from './party.words.ts';

export interface PartyLine {
  readonly span: Span;
  /** Two cells are joined with a colon. */
  readonly text: string;
  /** `table:row` and column of a cell. */
  readonly row: string | null;
  readonly column: number | null;
}

const keyCell = new RegExp(
  `^\\s*(?:(?:${letterPattern}|${rolePattern})(?:[（(][^）)]{1,20}[）)])?(?:名称|姓名)?|统一社会信用代码|身份证号码?|公民身份号码|法定代表人|法人代表|负责人|授权代表|委托代理人|(?:单位|公司|企业)?名称|姓名)\\s*[：:]?\\s*$`,
);

export function partyLines(lines: readonly Line[]): readonly PartyLine[] {
  const found: PartyLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) continue;
    const { cell } = line.block;
    const row = cell === undefined ? null : `${cell.table}:${cell.row}`;
    const next = lines[index + 1];
    const value = next?.block.cell;
    const isKey = cell !== undefined && keyCell.test(line.text);
    if (
      isKey &&
      next !== undefined &&
      value !== undefined &&
      `${value.table}:${value.row}` === row &&
      !keyCell.test(next.text)
    ) {
      const key = line.text.replace(/(?<![\s：:])[\s：:]+$/, '');
      found.push({
        span: documentSpan(line.start, next.end),
        text: `${key}：${next.text}`,
        row,
        column: cell.column,
      });
      index++;
    } else {
      found.push({
        span: documentSpan(line.start, line.end),
        text: line.text,
        row,
        column: cell?.column ?? null,
      });
    }
  }
  return found;
}
