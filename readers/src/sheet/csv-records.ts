/** Comma-separated values: RFC 4180, with any of the usual separators. */
import { MAX_COLUMNS } from './sheet-limits.ts';

export interface CsvRecord {
  /** At most MAX_COLUMNS. */
  readonly fields: readonly string[];
  readonly fieldCount: number;
  /** How many of those beyond MAX_COLUMNS hold text. */
  readonly lostCount: number;
  /** Offset after the record and its line break. */
  readonly end: number;
}

/** Excel's first line `sep=;` decides; else the separator that fits the most lines. */
export function findSeparator(text: string): { readonly separator: string; readonly body: string } {
  const body = text.replace(/^\ufeff/, '');
  const named = /^sep=(.)\r?\n/i.exec(body);
  if (named !== null) return { separator: named[1] ?? ',', body: body.slice(named[0].length) };
  let best = ',';
  let bestScore = 0;
  for (const separator of separators) {
    const score = agreement(body, separator);
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return { separator: best, body };
}

export function* parseRecords(text: string, separator: string): Generator<CsvRecord> {
  let at = 0;
  while (at < text.length) {
    const fields: string[] = [];
    let fieldCount = 0;
    let lostCount = 0;
    for (let isLast = false; !isLast; fieldCount++) {
      const field = parseField(text, at, separator);
      if (fieldCount < MAX_COLUMNS) fields.push(field.text);
      else if (field.text.trim() !== '') lostCount++;
      isLast = text[field.end] !== separator;
      at = isLast ? behindBreak(text, field.end) : field.end + 1;
    }
    yield { fields, fieldCount, lostCount, end: at };
  }
}

export function countRecords(text: string, separator: string): number {
  let count = 0;
  for (const _ of parseRecords(text, separator)) count++;
  return count;
}

const separators = [',', '\t', ';', '|', '，'];
const SAMPLE_RECORDS = 50;

/**
 * The number of sample records with the most common number of fields, weighted so that a single field counts
 * nothing.
 */
function agreement(text: string, separator: string): number {
  const counts = new Map<number, number>();
  let records = 0;
  for (const { fieldCount } of parseRecords(text, separator)) {
    counts.set(fieldCount, (counts.get(fieldCount) ?? 0) + 1);
    if (++records >= SAMPLE_RECORDS) break;
  }
  let best = 0;
  for (const [fields, count] of counts) if (fields > 1) best = Math.max(best, count / records);
  return best;
}

function parseField(text: string, start: number, separator: string): { text: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
    return { text: text.slice(start, end), end };
  }
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // A quote that is never closed contains the rest of the file, as in Excel.
    if (quote < 0) return { text: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return unquoted(text, value, quote + 1, separator);
    value += '"';
    at = quote + 2;
  }
}

/** Text between the closing quote and the separator still belongs to the field. */
function unquoted(
  text: string,
  value: string,
  start: number,
  separator: string,
): { text: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  return { text: value + text.slice(start, end), end };
}

function behindBreak(text: string, at: number): number {
  if (text[at] === '\r' && text[at + 1] === '\n') return at + 2;
  return at < text.length ? at + 1 : at;
}
