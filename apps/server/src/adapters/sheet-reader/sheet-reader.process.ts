/** A process that opens one workbook. */
import { readDocument, sheetNotRead } from '@wenjian/readers';
import type { ProcessMessage } from '@wenjian/readers/supervision';
import type { SheetReading, SheetRequest, SheetRow } from './sheet-reader.port.ts';
import { sheetReaderText as text } from './sheet-reader.text.ts';

/** More than this is no list that people keep by hand. */
const MOST_CHARACTERS = 2_000_000;

/** Nothing of the rows is lost with these. */
const besideRows: ReadonlySet<string> = new Set(
  [
    sheetNotRead.comments,
    sheetNotRead.drawings,
    sheetNotRead.images,
    sheetNotRead.chartSheets,
    sheetNotRead.hiddenSheets,
    sheetNotRead.sheetsBeyondLimit,
  ].map(({ what }) => what),
);

process.on('disconnect', () => process.exit(0));
process.on('message', (request: SheetRequest) => {
  void read(request).then((answer) => {
    const message: ProcessMessage<SheetReading, never> = { answer };
    process.send?.(message);
  });
});

async function read(request: SheetRequest): Promise<SheetReading> {
  const outcome = await readDocument(request);
  if (outcome.kind === 'unreadable') return { kind: 'refused', message: outcome.message };
  const { kind, text: words, blocks, notRead } = outcome.document;
  if (kind !== 'xlsx') return { kind: 'refused', message: text.notSheet };
  if (words.length > MOST_CHARACTERS) return { kind: 'refused', message: text.tooMuch };
  const rows = new Map<number, string[]>();
  for (const { cell, start, end } of blocks) {
    if (cell === undefined || cell.table !== 0) continue;
    const cells = rows.get(cell.row) ?? [];
    while (cells.length <= cell.column) cells.push('');
    cells[cell.column] = words.slice(start, end);
    rows.set(cell.row, cells);
  }
  return {
    kind: 'read',
    rows: [...rows].map(([row, cells]): SheetRow => ({ number: row + 1, cells })),
    left: notRead
      .filter(({ what }) => !besideRows.has(what))
      .map(({ what, count }) => text.left(what, count)),
  };
}
