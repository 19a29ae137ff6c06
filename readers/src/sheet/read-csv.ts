/** In: a CSV file. Out: its document: one table. Quotes, separators and encoding are detected. */
import { readFile, stat } from 'node:fs/promises';
import { buildDocument, type Document } from '@wenjian/document';
import { MAX_TEXT_FILE_BYTES } from '../limits.ts';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { decodeText } from '../text/decode-text.ts';
import { countRecords, findSeparator, parseRecords } from './csv-records.ts';
import { sheetNotRead } from './sheet.text.ts';
import { WorkbookBlocks } from './table-blocks.ts';

export async function readCsv(path: string): Promise<Document> {
  const { size } = await stat(path);
  if (size > MAX_TEXT_FILE_BYTES)
    throw new Unreadable('tooLarge', unreadableText.tooManyBytes(MAX_TEXT_FILE_BYTES));
  const decoded = decodeText(await readFile(path), 'whole');
  if (decoded === null) throw new Unreadable('unsupported', unreadableText.notADocument);
  const { separator, body } = findSeparator(decoded.text);
  const blocks = new WorkbookBlocks();
  const counter = new NotReadCounter(sheetNotRead);
  let row = 0;
  let end = 0;
  for (const record of parseRecords(body, separator)) {
    record.fields.forEach((field, column) => {
      blocks.addCell(row, column, field);
    });
    counter.add('cellsBeyondLimit', record.lostCount);
    row++;
    end = record.end;
    if (!blocks.isFull) continue;
    counter.add('rowsBeyondLimit', countRecords(body.slice(end), separator));
    break;
  }
  blocks.endTable(null);
  return buildDocument({
    readerVersion: READER_VERSION,
    kind: 'csv',
    pages: null,
    blocks: blocks.list(),
    notRead: counter.list(),
  });
}
