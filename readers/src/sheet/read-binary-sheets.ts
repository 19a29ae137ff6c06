/** In: a workbook in a binary Excel format (xls, xlsb). Out: its document, read with SheetJS. */
import { readFile, stat } from 'node:fs/promises';
import { type CellObject, read, set_cptable, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { buildDocument, type Document } from '@wenjian/document';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { formatValue } from './number-formats.ts';
import { sheetNotRead } from './sheet.text.ts';
import { MAX_CELLS } from './sheet-limits.ts';
import { WorkbookBlocks } from './table-blocks.ts';

/** SheetJS keeps the file and all its cells in memory, about twenty times its size. */
const MAX_BYTES = 48 * 1024 * 1024;

export async function readBinarySheets(path: string, kind: 'xls' | 'xlsx'): Promise<Document> {
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_BYTES));
  const workbook = await parse(path);
  const isFrom1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const blocks = new WorkbookBlocks();
  const counter = new NotReadCounter(sheetNotRead);
  workbook.SheetNames.forEach((name, index) => {
    const sheet = workbook.Sheets[name];
    if ((workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) counter.add('hiddenSheets');
    else if (blocks.isFull) counter.add('sheetsBeyondLimit');
    else if (sheet?.['!type'] === 'chart') counter.add('chartSheets');
    else if (sheet === undefined) counter.add('missingParts');
    else readSheet(name, sheet, isFrom1904, blocks, counter);
  });
  return buildDocument({
    readerVersion: READER_VERSION,
    kind,
    pages: null,
    blocks: blocks.list(),
    notRead: counter.list(),
  });
}

async function parse(path: string): Promise<WorkBook> {
  // Only files of the last century need the code page tables, which are half a megabyte.
  const codePages = await import('@e965/xlsx/dist/cpexcel.full.mjs');
  set_cptable(codePages);
  const bytes = await readFile(path);
  try {
    return read(bytes, {
      type: 'buffer',
      cellStyles: true,
      cellNF: true,
      cellFormula: true,
      sheetRows: MAX_CELLS,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new Unreadable('encrypted', unreadableText.encryptedOffice);
    throw new Unreadable('damaged', unreadableText.damagedXml);
  }
}

type Counter = NotReadCounter<typeof sheetNotRead>;

function readSheet(
  name: string,
  sheet: WorkSheet,
  isFrom1904: boolean,
  blocks: WorkbookBlocks,
  counter: Counter,
): void {
  const rows = sheet['!rows'] ?? [];
  const columns = sheet['!cols'] ?? [];
  counter.add('hiddenRows', rows.filter((row) => row?.hidden === true).length);
  counter.add('hiddenColumns', columns.filter((column) => column?.hidden === true).length);
  let lastRow = -1;
  for (const { address, cell } of sortedCells(sheet)) {
    if (cell.c !== undefined) counter.add('comments', cell.c.length);
    if (rows[address.r]?.hidden === true || columns[address.c]?.hidden === true) continue;
    if (blocks.isFull && address.r !== lastRow) {
      const end = sheet['!ref'] === undefined ? address.r : utils.decode_range(sheet['!ref']).e.r;
      counter.add('rowsBeyondLimit', end - lastRow);
      break;
    }
    lastRow = address.r;
    blocks.addCell(address.r, address.c, shown(cell, isFrom1904));
  }
  const merged = (sheet['!merges'] ?? []).map(({ s, e }) => ({
    row: s.r,
    column: s.c,
    rowSpan: e.r - s.r + 1,
    columnSpan: e.c - s.c + 1,
  }));
  blocks.endTable(name, merged);
}

interface PlacedCell {
  readonly address: { readonly r: number; readonly c: number };
  readonly cell: CellObject;
}

/** Row by row; the sheet is a plain object in which other keys start with an exclamation mark. */
function sortedCells(sheet: WorkSheet): readonly PlacedCell[] {
  const cells: PlacedCell[] = [];
  for (const [key, cell] of Object.entries(sheet)) {
    if (!key.startsWith('!')) cells.push({ address: utils.decode_cell(key), cell });
  }
  return cells.sort((one, other) => one.address.r - other.address.r || one.address.c - other.address.c);
}

function shown(cell: CellObject, isFrom1904: boolean): string {
  if (cell.t === 'n' && typeof cell.v === 'number' && typeof cell.z === 'string')
    return formatValue(cell.v, cell.z, { isFrom1904 });
  if (cell.t === 's') return String(cell.v ?? '').replace(/\r\n?/g, '\n');
  return cell.w ?? (cell.v === undefined ? '' : String(cell.v));
}
