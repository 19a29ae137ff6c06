/** Operations on the pages of a PDF: order, direction, leaving out, watermarks. Each result is read back before it is handed out. */
import {
  type ConversionOperation,
  ConversionRefused,
  type PageTurn,
  type SourceFile,
  type Watermark,
} from '../conversion.ts';
import { baseName, type ConversionRun } from '../conversion-run.ts';
import { checks, fileNames, notes, refusals } from '../convert.text.ts';
import type { PageChoice, PdfEditResult } from './pdf-edit.messages.ts';
import { edit, noteFacts, onlyPdf, type Progress } from './pdf-operation.ts';

export async function arrangeFile(
  run: ConversionRun,
  file: SourceFile,
  { pages }: Extract<ConversionOperation, { kind: 'arrange' }>,
  onProgress: Progress,
): Promise<void> {
  const source = await onlyPdf(file);
  const choices = pageChoices(pages, source.pageCount);
  const output = run.produce(fileNames.arranged(baseName(file.name)), 'pdf');
  const result = await edit(run, { kind: 'arrange', source, output, pages: choices }, onProgress);
  requireAsWanted(result);
  run.checked(checks.arranged(choices.length));
  const removed = source.pageCount - choices.length;
  if (removed > 0) run.note(notes.pagesRemoved(removed));
  noteFacts(run, result);
}

const TURNS: ReadonlySet<number> = new Set<PageTurn>([0, 90, 180, 270]);

function pageChoices(
  pages: Extract<ConversionOperation, { kind: 'arrange' }>['pages'],
  pageCount: number,
): readonly PageChoice[] {
  if (pages.length === 0) throw new ConversionRefused('unsupported', refusals.noPagesLeft);
  const seen = new Set<number>();
  return pages.map(({ page, turn = 0 }) => {
    if (!Number.isSafeInteger(page) || page < 1 || page > pageCount)
      throw new ConversionRefused('unsupported', refusals.pageOutside(page, pageCount));
    if (seen.has(page)) throw new ConversionRefused('unsupported', refusals.pageTwice(page));
    if (!TURNS.has(turn)) throw new ConversionRefused('unsupported', refusals.badTurn);
    seen.add(page);
    return { page, turn };
  });
}

export async function watermarkFile(
  run: ConversionRun,
  file: SourceFile,
  { text, ...look }: Watermark,
  onProgress: Progress,
): Promise<void> {
  const source = await onlyPdf(file);
  const words = text.trim();
  if (words === '') throw new ConversionRefused('unsupported', refusals.noMark);
  const output = run.produce(fileNames.marked(baseName(file.name)), 'pdf');
  const mark = { text: words, ...look };
  const result = await edit(run, { kind: 'watermark', source, output, mark }, onProgress);
  if (result.missingGlyphs !== undefined)
    throw new ConversionRefused('unsupported', refusals.markWithoutGlyphs(result.missingGlyphs));
  requireAsWanted(result);
  run.checked(checks.marked(source.pageCount));
  run.note(notes.markIsNoLock);
  noteFacts(run, result);
}

function requireAsWanted({ isAsWanted }: PdfEditResult): void {
  if (isAsWanted !== true) throw new ConversionRefused('damaged', refusals.notAsWanted);
}
