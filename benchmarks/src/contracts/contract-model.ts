/**
 * A generated contract before it becomes a file: parts with ids, so that two versions can be compared part by
 * part. `passagesOf` returns what a reader of the file should see: numbers counted, references resolved.
 */

export interface Clause {
  readonly kind: 'clause';
  readonly id: string;
  /** Level of the automatic numbering: 0 an article, 1 a clause, 2 an item. */
  readonly level: 0 | 1 | 2;
  readonly text: string;
  /** A footnote at its end. */
  readonly note?: string;
}

export interface Plain {
  readonly kind: 'plain';
  readonly id: string;
  readonly text: string;
  readonly isTitle: boolean;
}

export interface TableRow {
  readonly id: string;
  readonly cells: readonly string[];
}

export interface PriceTable {
  readonly kind: 'table';
  readonly id: string;
  readonly rows: readonly TableRow[];
}

export type Part = Clause | Plain | PriceTable;

export interface NumberingLevel {
  /** In Word's notation: %1 is the number of the first level. */
  readonly text: string;
  /**
   * Its own number is written in Chinese characters. Word allows lower levels to repeat it this way; no
   * scheme here does.
   */
  readonly isChinese: boolean;
}

export interface Contract {
  readonly numbering: readonly [NumberingLevel, NumberingLevel, NumberingLevel];
  readonly header: string;
  readonly footer: string;
  readonly parts: readonly Part[];
}

export type PassageZone = 'header' | 'body' | 'notes' | 'footer';

/** A contiguous range of text in the file: a paragraph, a table row, a footnote. */
export interface Passage {
  readonly key: string;
  readonly zone: PassageZone;
  /** The automatic number; empty without one. */
  readonly number: string;
  readonly body: string;
  /** Positions of the references in `body`. */
  readonly references: readonly { readonly start: number; readonly end: number }[];
}

export const HEADER_KEY = 'header';
const FOOTER_KEY = 'footer';

export function noteKey(clauseId: string): string {
  return `note of ${clauseId}`;
}

/** A placeholder in a text for the number of another clause. */
export function referenceTo(clauseId: string): string {
  return `⟦${clauseId}⟧`;
}

export const hasReference = (text: string): boolean => text.includes('⟦');

export function passagesOf(contract: Contract): readonly Passage[] {
  const numbers = numbersOf(contract);
  const body: Passage[] = [];
  const notes: Passage[] = [];
  for (const part of contract.parts) {
    if (part.kind === 'table') {
      for (const row of part.rows) body.push(plainPassage(row.id, 'body', row.cells.join('')));
      continue;
    }
    const number = numbers.get(part.id)?.shown ?? '';
    body.push({ key: part.id, zone: 'body', number, ...resolveReferences(part.text, numbers) });
    if (part.kind === 'clause' && part.note !== undefined)
      notes.push(plainPassage(noteKey(part.id), 'notes', part.note));
  }
  return [
    plainPassage(HEADER_KEY, 'header', contract.header),
    ...body,
    ...notes,
    plainPassage(FOOTER_KEY, 'footer', contract.footer),
  ];
}

function plainPassage(key: string, zone: PassageZone, body: string): Passage {
  return { key, zone, number: '', body, references: [] };
}

interface ClauseNumber {
  readonly shown: string;
  /** The text of a reference to this clause. */
  readonly reference: string;
}

function numbersOf(contract: Contract): ReadonlyMap<string, ClauseNumber> {
  const numbers = new Map<string, ClauseNumber>();
  const counts = [0, 0, 0];
  for (const part of contract.parts) {
    if (part.kind !== 'clause') continue;
    counts[part.level] = (counts[part.level] ?? 0) + 1;
    counts.fill(0, part.level + 1);
    const shown = shownNumber(contract.numbering, part.level, counts);
    numbers.set(part.id, { shown, reference: referenceText(contract.numbering, shown, part.level, counts) });
  }
  return numbers;
}

function shownNumber(numbering: Contract['numbering'], level: number, counts: readonly number[]): string {
  return (numbering[level]?.text ?? '').replace(/%(\d)/g, (_, place: string) => {
    const count = counts[Number(place) - 1] ?? 0;
    return numbering[Number(place) - 1]?.isChinese === true ? chineseNumber(count) : String(count);
  });
}

/** 第三条, 第3.2条, or 第三条第2款 when the number of a clause does not include its article. */
function referenceText(
  numbering: Contract['numbering'],
  shown: string,
  level: number,
  counts: readonly number[],
): string {
  const [article = 0, clause = 0] = counts;
  const articleText = `第${numbering[0].isChinese ? chineseNumber(article) : article}条`;
  if (level === 0) return articleText;
  return numbering[1].text.includes('%1') ? `第${shown}条` : `${articleText}第${clause}款`;
}

const digits = '零一二三四五六七八九';

/** Up to 999, as in contracts: 十一, 二十, 一百零三. */
export function chineseNumber(value: number): string {
  if (value < 10) return digits[value] ?? '';
  const hundreds = Math.floor(value / 100);
  const tens = Math.floor((value % 100) / 10);
  const ones = value % 10;
  const onesText = ones === 0 ? '' : (digits[ones] ?? '');
  const tensText = tens === 0 ? '' : `${tens === 1 && hundreds === 0 ? '' : (digits[tens] ?? '')}十`;
  const gap = hundreds > 0 && tens === 0 && ones > 0 ? '零' : '';
  return `${hundreds === 0 ? '' : `${digits[hundreds] ?? ''}百`}${gap}${tensText}${onesText}`;
}

/** The text when the referenced clause was removed. */
const LOST_REFERENCE = '上述条款';

function resolveReferences(
  text: string,
  numbers: ReadonlyMap<string, ClauseNumber>,
): Pick<Passage, 'body' | 'references'> {
  const references: { start: number; end: number }[] = [];
  let body = '';
  let copied = 0;
  for (const match of text.matchAll(/⟦([^⟧]+)⟧/g)) {
    body += text.slice(copied, match.index);
    const shown = numbers.get(match[1] ?? '')?.reference ?? LOST_REFERENCE;
    references.push({ start: body.length, end: body.length + shown.length });
    body += shown;
    copied = match.index + match[0].length;
  }
  return { body: body + text.slice(copied), references };
}
