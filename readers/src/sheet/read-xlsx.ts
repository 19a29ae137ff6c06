/**
 * In: an xlsx file. Out: its document: each visible sheet is a heading and a table of the displayed values.
 * The parts are streamed with the same limits as those of a Word file, so a sheet of a million rows costs
 * only the rows that are read.
 */
import { buildDocument, type Document } from '@wenjian/document';
import { findMainPart, parsePart, type Relationship, readRelationships } from '../docx/office-package.ts';
import { NotReadCounter } from '../not-read-counter.ts';
import { Unreadable } from '../read-result.ts';
import { READER_VERSION } from '../reader-version.ts';
import { unreadableText } from '../readers.text.ts';
import { type Archive, openArchive } from '../zip/open-archive.ts';
import { readBinarySheets } from './read-binary-sheets.ts';
import { readControls, readDrawing } from './read-drawing.ts';
import { sheetNotRead } from './sheet.text.ts';
import { WorkbookBlocks } from './table-blocks.ts';
import { readFormats, readSharedStrings, readWorkbook, type SheetEntry } from './workbook-parts.ts';
import { EnoughRead, type SheetContext, WorksheetReader } from './worksheet-reader.ts';

const USUAL_MAIN_PART = 'xl/workbook.xml';

export async function readXlsx(path: string): Promise<Document> {
  const archive = await openArchive(path);
  try {
    const named = await findMainPart(archive);
    const main = named !== null && archive.has(named) ? named : USUAL_MAIN_PART;
    // The archive has passed its checks; its parts are in Excel's binary format.
    if (main.toLowerCase().endsWith('.bin')) return await readBinarySheets(path, 'xlsx');
    return await readArchive(archive, main);
  } finally {
    archive.close();
  }
}

type Counter = NotReadCounter<typeof sheetNotRead>;

async function readArchive(archive: Archive, main: string): Promise<Document> {
  const workbook = await readWorkbook(archive, main);
  if (workbook === null) throw new Unreadable('damaged', unreadableText.damagedNoBody);
  const relationships = await readRelationships(archive, main);
  const partOf = (type: string): string | null =>
    relationships.find((relationship) => relationship.type === type)?.part ?? null;
  const context: SheetContext = {
    blocks: new WorkbookBlocks(),
    strings: await readSharedStrings(archive, partOf('sharedStrings')),
    formats: await readFormats(archive, partOf('styles')),
    isFrom1904: workbook.isFrom1904,
  };
  const counter: Counter = new NotReadCounter(sheetNotRead);
  for (const sheet of workbook.sheets) {
    if (sheet.isHidden) counter.add('hiddenSheets');
    else if (context.blocks.isFull) counter.add('sheetsBeyondLimit');
    else await readSheet(archive, relationships, sheet, context, counter);
  }
  return buildDocument({
    readerVersion: READER_VERSION,
    kind: 'xlsx',
    pages: null,
    blocks: context.blocks.list(),
    notRead: counter.list(),
  });
}

async function readSheet(
  archive: Archive,
  relationships: readonly Relationship[],
  sheet: SheetEntry,
  context: SheetContext,
  counter: Counter,
): Promise<void> {
  const target = relationships.find((relationship) => relationship.id === sheet.relationshipId);
  if (target?.type === 'chartsheet' || target?.type === 'dialogsheet') {
    const charts = await addDrawings(
      archive,
      target.part,
      await drawingOfChartSheet(archive, target.part),
      context,
      counter,
    );
    if (charts === 0) counter.add('chartSheets');
    context.blocks.endTable(sheet.name);
    return;
  }
  const reader = new WorksheetReader(context);
  const isThere = target !== undefined && (await parseSheet(archive, target.part, reader));
  if (!isThere) counter.add('missingParts');
  counter.add('hiddenRows', reader.hiddenRows);
  counter.add('hiddenColumns', reader.hiddenColumns);
  counter.add('uncomputed', reader.uncomputed);
  counter.add('rowsBeyondLimit', reader.rowsLeft);
  if (target !== undefined) {
    counter.add('comments', await countComments(archive, target.part));
    await addDrawings(archive, target.part, reader, context, counter);
  }
  context.blocks.endTable(sheet.name, reader.merged);
}

type DrawnSheet = Pick<WorksheetReader, 'drawingId' | 'controls'>;

async function drawingOfChartSheet(archive: Archive, part: string): Promise<DrawnSheet> {
  let drawingId: string | null = null;
  await parsePart(archive, part, {
    open(element) {
      if (element.name === 'x:drawing') drawingId = element.attribute('r:id') ?? null;
    },
  });
  return { drawingId, controls: new Map() };
}

/** Behind the cells of the sheet. Returns how many charts were read. */
async function addDrawings(
  archive: Archive,
  sheet: string,
  { drawingId, controls }: DrawnSheet,
  { blocks }: SheetContext,
  counter: Counter,
): Promise<number> {
  if (drawingId === null) return 0;
  const relationships = new Map((await readRelationships(archive, sheet)).map(({ id, part }) => [id, part]));
  const ticked = await readControls(archive, controls, (id) => relationships.get(id));
  const part = relationships.get(drawingId);
  const drawing = part === undefined ? null : await readDrawing(archive, part, ticked);
  if (drawing === null) {
    counter.add('missingParts');
    return 0;
  }
  for (const told of drawing.texts) blocks.addText(told);
  counter.add('images', drawing.images);
  counter.add('drawings', drawing.unread);
  return drawing.charts;
}

async function parseSheet(archive: Archive, part: string, reader: WorksheetReader): Promise<boolean> {
  try {
    return await parsePart(archive, part, reader);
  } catch (error) {
    if (error instanceof EnoughRead) return true;
    throw error;
  }
}

async function countComments(archive: Archive, part: string): Promise<number> {
  let count = 0;
  for (const relationship of await readRelationships(archive, part)) {
    if (relationship.type !== 'comments') continue;
    await parsePart(archive, relationship.part, {
      open(element) {
        if (element.name === 'x:comment') count++;
      },
    });
  }
  return count;
}
