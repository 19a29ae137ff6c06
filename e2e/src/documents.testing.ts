/** Documents made for the journeys, and the text of downloaded ones. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { makeSamplePdf } from '../../apps/web/src/shared/pdf/pdfjs/sample-pdf.testing.ts';
import { buildZip, docxEntries, paragraph } from '../../readers/src/fixtures.testing.ts';
import { readDocument } from '../../readers/src/index.ts';

export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const CONTENT_TYPES = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD.replace('.document', '.styles')}+xml"/></Types>`;
const HEADING_STYLE =
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>';
const NEW_PAGE = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

/** One page for each chapter: its title as a heading, then its paragraphs. */
export function makeDocx(name: string, chapters: readonly (readonly [string, ...string[]])[]): MadeFile {
  const body = chapters.map(([title, ...paragraphs]) =>
    [paragraph(title, '<w:pStyle w:val="Heading1"/>'), ...paragraphs.map((words) => paragraph(words))].join(
      '',
    ),
  );
  const entries = docxEntries({ body: body.join(NEW_PAGE), parts: { styles: HEADING_STYLE } });
  const buffer = buildZip([{ name: '[Content_Types].xml', data: CONTENT_TYPES }, ...entries]);
  return { name, mimeType: WORD, buffer };
}

/** Its outline has one entry, `Annex`, which links to the last page. */
export function makePdf(name: string, pages: number, text: (page: number) => string): MadeFile {
  const buffer = Buffer.from(makeSamplePdf({ pages, imageBytes: 2_000, text }));
  return { name, mimeType: 'application/pdf', buffer };
}

/** A printed page as a camera or scanner gives it: only pixels. */
export async function makePrintedPage(
  browser: Browser,
  name: string,
  lines: readonly string[],
): Promise<MadeFile> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 160 + 70 * lines.length } });
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('');
  await page.setContent(`<body style="margin:60px;font:32px/38px 'Noto Serif CJK SC',serif">${paragraphs}`);
  const buffer = await page.screenshot();
  await page.close();
  return { name, mimeType: 'image/png', buffer };
}

export function textFile(name: string, text: string): MadeFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The text of a download, read by the product's own readers. */
export async function downloadedText(page: Page, label: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  const path = join(await mkdtemp(join(tmpdir(), 'wenjian-download-')), 'file');
  await download.saveAs(path);
  const name = download.suggestedFilename();
  if (name.endsWith('.txt')) return readFile(path, 'utf8');
  const outcome = await readDocument({ path, name });
  return outcome.kind === 'document' ? outcome.document.text : `unreadable: ${outcome.message}`;
}
