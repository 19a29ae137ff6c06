/** The team's lexicon as a table that Excel opens: kind, word, replacement. Pure. */
import { proofreadingText } from '../text.ts';
import { type LexiconLines, rightWord, wrongPair } from './lexicon-lines.ts';
import type { LexiconEntry, NewLexiconEntry } from './proofread-shapes.ts';

const { kinds, columns } = proofreadingText.lexicon;

/** Excel reads a file without this mark as another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

export function lexiconCsv(entries: readonly Pick<LexiconEntry, 'kind' | 'word' | 'replacement'>[]): string {
  const rows = entries.map(({ kind, word, replacement }) => [kinds[kind], word, replacement ?? '']);
  return `${BYTE_ORDER_MARK}${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula would be run by Excel. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Columns may be parted by commas or tabs; a row of one word is always right, one of two without a kind is a wrong and a right one. */
export function readLexiconTable(content: string): LexiconLines {
  const entries = new Map<string, NewLexiconEntry>();
  const refused: string[] = [];
  for (const line of content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)) {
    const cells = cellsOf(line);
    if (cells.length === 0 || cells.join() === columns.join()) continue;
    const entry = entryOf(cells);
    if (entry) entries.set(entry.word, entry);
    else refused.push(line.trim());
  }
  return { entries: [...entries.values()], refused };
}

function entryOf([first = '', ...rest]: readonly string[]): NewLexiconEntry | null {
  const [second = '', third = '', ...more] = rest;
  if (more.length > 0) return null;
  if (first === kinds.right || first === 'right') return third === '' ? rightWord(second) : null;
  if (first === kinds.wrong || first === 'wrong') return wrongPair(second, third);
  if (third !== '') return null;
  return second === '' ? rightWord(first) : wrongPair(first, second);
}

/** Without the empty ones at the end. */
function cellsOf(line: string): readonly string[] {
  const separator = line.includes('\t') ? '\t' : ',';
  const cells = [...`${line}${separator}`.matchAll(separator === '\t' ? TABBED : COMMAS)].map(
    ([, quoted, plain]) => plainCell(quoted?.replaceAll('""', '"') ?? plain ?? ''),
  );
  return cells.slice(0, cells.findLastIndex((value) => value !== '') + 1);
}

const COMMAS = /(?:"((?:[^"]|"")*)"|([^,]*)),/g;
const TABBED = /(?:"((?:[^"]|"")*)"|([^\t]*))\t/g;

function plainCell(value: string): string {
  const trimmed = value.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed;
}
