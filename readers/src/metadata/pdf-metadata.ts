/**
 * In: a PDF. Out: its facts: from the open document, and from the bytes, which can be read even when it
 * cannot be opened.
 */
import { openPdfSession } from '../pdf/pdf-session.ts';
import { FONT_PAGES, type PdfProperties } from '../pdf/read-properties.ts';
import type { FactList } from './fact-list.ts';
import { metadataText } from './metadata.text.ts';
import { readPdfTraces } from './pdf-traces.ts';
import { readXmpPacket } from './xmp-packet.ts';

export async function readPdfMetadata(path: string, facts: FactList): Promise<void> {
  const opened = await readOpened(path, facts);
  if (!opened) facts.note(metadataText.pdfNotOpened);
  const { ids, saves, packets } = await readPdfTraces(path);
  for (const [permanent, changing] of ids) addIds(permanent, changing, facts);
  if (saves > 0) facts.add('incrementalSaves', String(saves - 1), 'PDF · %%EOF');
  for (const packet of packets.toReversed()) readXmpPacket(packet, facts);
}

/** False when it cannot be opened. */
async function readOpened(path: string, facts: FactList): Promise<boolean> {
  const outcome = await openPdfSession(path);
  if (outcome.kind === 'fault') return false;
  try {
    const properties = await outcome.session.readProperties();
    if (properties.kind !== 'done') return false;
    addProperties(properties.value, facts);
    if (outcome.session.facts.pageCount > FONT_PAGES) facts.note(metadataText.pdfFontsCut(FONT_PAGES));
    return true;
  } finally {
    await outcome.session.close();
  }
}

function addProperties(
  { information, permanentId, changingId, page, fonts }: PdfProperties,
  facts: FactList,
): void {
  facts.add('title', information.Title, 'Info · Title');
  facts.add('author', information.Author, 'Info · Author');
  facts.add('application', information.Creator, 'Info · Creator');
  facts.add('producer', information.Producer, 'Info · Producer');
  facts.add('created', isoOf(information.CreationDate), 'Info · CreationDate');
  facts.add('modified', isoOf(information.ModDate), 'Info · ModDate');
  addIds(permanentId, changingId, facts);
  if (page !== null)
    facts.add('pageSize', `${page.widthPt.toFixed(1)}×${page.heightPt.toFixed(1)} pt`, 'PDF · MediaBox');
  for (const font of fonts) facts.add('font', font, 'PDF · Font');
}

function addIds(permanent: string, changing: string, facts: FactList): void {
  facts.add('documentId', permanent, 'trailer · ID[0]');
  facts.add('instanceId', changing, 'trailer · ID[1]');
}

/** `D:20240131093000+08'00'`; null when it is not a date. */
function isoOf(date: string): string | null {
  const parts = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?\s*(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(
    date.trim(),
  );
  if (parts === null) return null;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    utc,
    hours,
    minutes = '00',
  ] = parts;
  const zone = utc === undefined ? (hours === undefined ? '' : `${hours}:${minutes}`) : 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
}
