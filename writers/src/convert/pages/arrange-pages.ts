/**
 * Pages in another order, turned or left out. Where every page stays, the file's own objects stay too; where a page is left out, the
 * others are copied into a new file, so that nothing of the page remains in it. Runs in the thread.
 */
import { writeFile } from 'node:fs/promises';
import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import { arrangementFaults } from '../searchable/read-back.ts';
import { type EditablePdf, loadEditable, saveEdited } from './editable-pdf.ts';
import type { PageChoice, PdfEdit, PdfEditResult, PdfInput } from './pdf-edit.messages.ts';
import { extractPages, openSource } from './pdfium-pages.ts';

type Progress = (fraction: number) => void;

export async function arrangePages(
  { source, output, pages }: Extract<PdfEdit, { kind: 'arrange' }>,
  onProgress: Progress,
): Promise<PdfEditResult> {
  const isWhole = pages.length === source.pageCount;
  const { document, facts } = isWhole ? await reordered(source, pages) : await picked(source, pages);
  onProgress(0.4);
  for (const [index, page] of document.getPages().entries()) turn(page, pages[index]?.turn ?? 0);
  await writeFile(output, await saveEdited(document));
  onProgress(0.6);
  const isAsWanted = await arrangementFaults(source.path, output, pages, (fraction) =>
    onProgress(0.6 + fraction * 0.4),
  );
  return { facts, isAsWanted: isAsWanted === 0 };
}

async function picked(source: PdfInput, pages: readonly PageChoice[]): Promise<EditablePdf> {
  const opened = await openSource(source.path);
  const bytes = extractPages(opened, pages.map(({ page }) => page).join(','));
  return { document: await PDFDocument.load(bytes, { updateMetadata: false }), facts: opened.facts };
}

/** What a page takes from the tree above it must be its own before the tree is another. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'].map((name) => PDFName.of(name));

async function reordered(source: PdfInput, pages: readonly PageChoice[]): Promise<EditablePdf> {
  const opened = await loadEditable(source);
  if (pages.every(({ page }, index) => page === index + 1)) return opened;
  const { document } = opened;
  const { context, catalog } = document;
  const before = document.getPages();
  const ordered = pages.flatMap(({ page }) => before[page - 1] ?? []);
  for (const { node } of ordered)
    for (const name of INHERITED) {
      const value = node.getInheritableAttribute(name);
      if (value !== undefined) node.set(name, value);
    }
  const tree = context.register(
    context.obj({ Type: 'Pages', Count: ordered.length, Kids: ordered.map(({ ref }) => ref) }),
  );
  for (const { node } of ordered) node.set(PDFName.of('Parent'), tree);
  catalog.set(PDFName.of('Pages'), tree);
  // The library keeps a list of the pages as they were.
  const bytes = await saveEdited(document);
  return { ...opened, document: await PDFDocument.load(bytes, { updateMetadata: false }) };
}

function turn(page: PDFPage, angle: number): void {
  if (angle === 0) return;
  page.setRotation(degrees((((page.getRotation().angle + angle) % 360) + 360) % 360));
}
