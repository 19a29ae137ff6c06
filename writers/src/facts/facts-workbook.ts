/**
 * In: the facts of many contracts. Out: an Excel file with the facts (sums as numbers, days as dates), the quotations with their pages, and
 * what the table does not hold.
 */
import { type KeyFactName, keyFactNames, keyFactTitles, type ToldFact } from '@wenjian/contract';
import { type Cell, type Sheet, type SheetRow, writeWorkbook } from '../report/workbook.ts';
import { factsText as text } from './facts.text.ts';

export interface FactsTableRow {
  readonly name: string;
  /** Kinds of parts that were not read. */
  readonly unread: number;
  readonly facts: Readonly<Record<KeyFactName, ToldFact>> | null;
  readonly reason: keyof typeof text.reasons | null;
  readonly message: string | null;
}

const FILE_WIDTH = 30;
const widths: Readonly<Partial<Record<KeyFactName, number>>> = {
  parties: 40,
  subject: 36,
  payment: 40,
  damages: 40,
  deposit: 32,
  dispute: 28,
};
const WIDTH = 16;
const quoteWidths = [30, 12, 30, 70, 8, 24];
const NOTE_WIDTH = 100;
const MONEY = '#,##0.00';
const DAY = 'yyyy-mm-dd';
/** Excel counts days from here. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

export function writeFactsWorkbook(
  rows: readonly FactsTableRow[],
  columns: readonly KeyFactName[],
  today: string,
): Uint8Array {
  const shown = keyFactNames.filter((name) => columns.includes(name));
  return writeWorkbook([factsSheet(rows, shown), quotesSheet(rows, shown), notesSheet(rows, today)]);
}

function factsSheet(rows: readonly FactsTableRow[], columns: readonly KeyFactName[]): Sheet {
  return {
    name: text.sheets.facts,
    widths: [
      FILE_WIDTH,
      ...columns.flatMap((name) => (name === 'amount' ? [WIDTH, WIDTH / 2, WIDTH] : [widths[name] ?? WIDTH])),
    ],
    header: [text.file, ...columns.flatMap(headersOf)],
    rows: rows.flatMap(({ name, facts }) =>
      facts === null
        ? []
        : [{ values: [name, ...columns.flatMap((column) => cellsOf(column, facts[column]))] }],
    ),
  };
}

function headersOf(name: KeyFactName): readonly string[] {
  return name === 'amount' ? [text.wholeSum, text.currency, text.price] : [keyFactTitles[name]];
}

function cellsOf(name: KeyFactName, fact: ToldFact): readonly Cell[] {
  if (name === 'amount') return moneyCells(fact);
  if (fact.day !== null) return [{ value: excelDay(fact.day), format: DAY }];
  return [shownOf(fact)];
}

/** Only the sum of the whole contract is a number that may be added up. */
function moneyCells(fact: ToldFact): readonly Cell[] {
  const { money, doubt } = fact;
  if (money === null) return [shownOf(fact), '', ''];
  const currency = currencyOf(money.currency);
  const note = [money.per === null ? '' : fact.shown, doubt ?? ''].filter(Boolean).join('；');
  return money.per === null ? [{ value: money.value, format: MONEY }, currency, note] : ['', currency, note];
}

function shownOf({ state, shown, doubt }: ToldFact): string {
  if (state === 'notFound') return text.notFound;
  if (state === 'blank') return text.blank;
  return doubt === null ? shown : `${shown}（${doubt}）`;
}

function currencyOf(code: string): string {
  return code === '' ? text.noCurrency : (text.currencies[code] ?? code);
}

function excelDay(day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - EXCEL_EPOCH_MS) / DAY_MS);
}

function quotesSheet(rows: readonly FactsTableRow[], columns: readonly KeyFactName[]): Sheet {
  return {
    name: text.sheets.quotes,
    widths: quoteWidths,
    header: text.quoteHeader,
    rows: rows.flatMap(({ name, facts }) =>
      facts === null ? [] : columns.flatMap((column) => quoteRows(name, column, facts[column])),
    ),
  };
}

function quoteRows(file: string, column: KeyFactName, fact: ToldFact): readonly SheetRow[] {
  return fact.quotes.map(({ text: words, page }) => ({
    values: [file, keyFactTitles[column], shownOf(fact), words, page ?? '', fact.doubt ?? ''],
  }));
}

function notesSheet(rows: readonly FactsTableRow[], today: string): Sheet {
  const left = rows.flatMap(({ name, reason, message }) =>
    reason === null ? [] : [`${name}：${message ?? text.reasons[reason]}`],
  );
  const unread = rows.flatMap(({ name, unread: count, facts }) =>
    facts === null || count === 0 ? [] : [text.unread(name, count)],
  );
  return {
    name: text.sheets.notes,
    widths: [NOTE_WIDTH, WIDTH + FILE_WIDTH / 2],
    header: null,
    rows: [
      { values: [text.totals], isTitle: true },
      ...totalsOf(rows).map(({ currency, count, sum }) => ({
        values: [text.total(currencyOf(currency), count), { value: sum, format: MONEY }],
      })),
      ...section(text.left, left),
      ...section(text.notes, [...unread, ...text.explained, text.madeOn(today)]),
    ],
  };
}

function section(title: string, lines: readonly string[]): readonly SheetRow[] {
  if (lines.length === 0) return [];
  return [{ values: [title], isTitle: true }, ...lines.map((line) => ({ values: [line] }))];
}

interface Total {
  readonly currency: string;
  readonly count: number;
  readonly sum: number;
}

function totalsOf(rows: readonly FactsTableRow[]): readonly Total[] {
  const totals = new Map<string, Total>();
  for (const { facts } of rows) {
    const money = facts?.amount.money;
    if (!money || money.per !== null) continue;
    const before = totals.get(money.currency) ?? { currency: money.currency, count: 0, sum: 0 };
    totals.set(money.currency, { ...before, count: before.count + 1, sum: before.sum + money.value });
  }
  return [...totals.values()];
}
