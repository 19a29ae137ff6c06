/** In: a comparison with its decisions. Out: the cover letter as an Excel file; the changed words stand in brackets in their sentences. */
import { reportText, letterText as text } from '../writers.text.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { lastSection } from './last-section.ts';
import { type LetterRow, letterColumns, letterRows, noiseCount } from './letter-row.ts';
import type { QuotedSentence } from './sentence-around.ts';
import { type Cell, type SheetRow, writeWorkbook } from './workbook.ts';
import { letterFacts } from './write-letter-docx.ts';

/** In characters. */
const widths = [6, 16, 50, 50, 8, 12, 30, 20] as const;
const LAST_WIDTH = 100;

export function writeLetterXlsx(input: ComparisonExport): Uint8Array {
  const rows = letterRows(input);
  const noise = noiseCount(input);
  const facts = letterFacts(input, rows).map(([name, value]) => ({ values: [`${name}：${value}`] }));
  const sections = lastSection(input).flatMap(({ title, lines }): SheetRow[] => [
    { values: [title], isTitle: true },
    ...lines.map((line) => ({ values: [line] })),
  ]);
  return writeWorkbook([
    {
      name: text.sheet,
      widths,
      header: letterColumns.map((column) => text.columns[column]),
      rows: rows.map((row) => ({ values: valuesOf(row) })),
    },
    {
      name: reportText.sheets.coverage,
      widths: [LAST_WIDTH],
      header: null,
      rows: [...facts, ...(noise === 0 ? [] : [{ values: [text.noise(noise)] }]), ...sections],
    },
  ]);
}

function valuesOf(row: LetterRow): readonly Cell[] {
  const decided = [row.state, row.note].filter(Boolean).join('\n');
  const { index, clause, significance, gainer, reason } = row;
  return [index, clause, plain(row.before), plain(row.after), significance, gainer, reason, decided];
}

function plain(sentence: QuotedSentence | null): string {
  if (sentence === null) return text.absent;
  const { before, quote, after } = sentence;
  return `${before}${quote === '' ? '' : text.marked(quote)}${after}`;
}
