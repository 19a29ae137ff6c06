/** Operations on PDFs: merging, splitting, compressing, page numbers, a text layer. */
import { copyFile, stat } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { readPdf } from '@wenjian/readers';
import { MAX_PDF_PAGES, pageList, pagesNotRead } from '@wenjian/readers/pdf';
import {
  type CompressionQuality,
  type ConversionOperation,
  ConversionRefused,
  type SourceFile,
} from './conversion.ts';
import { named } from './conversion-failure.ts';
import { baseName, type ConversionRun } from './conversion-run.ts';
import { fileNames, notes, refusals } from './convert.text.ts';
import { damagedPages, findPageNumbers } from './pages/find-page-numbers.ts';
import { parseRanges, rangesOfEvery } from './pages/page-ranges.ts';
import type { LayerLine, PdfInput } from './pages/pdf-edit.messages.ts';
import { edit, noteFacts, onlyPdf, type Progress } from './pages/pdf-operation.ts';
import { checkPdf, pdfOf } from './pdf-source.ts';
import { readPdfSource, recognisedPages } from './read-source.ts';

export async function mergeFiles(
  run: ConversionRun,
  files: readonly SourceFile[],
  onProgress: Progress,
): Promise<void> {
  const sources: (PdfInput & { title: string })[] = [];
  let pageCount = 0;
  for (const [index, file] of files.entries()) {
    const within = (fraction: number): void => onProgress(((index + fraction) / files.length) * 0.7);
    const source = await pdfOf(run, file, within).catch((error: unknown) =>
      Promise.reject(files.length > 1 ? named(error, file) : error),
    );
    pageCount += source.pageCount;
    if (pageCount > MAX_PDF_PAGES)
      throw new ConversionRefused('tooLarge', refusals.tooManyPages(MAX_PDF_PAGES));
    sources.push({ ...source, title: baseName(file.name) });
    within(1);
  }
  const name = fileNames.merged(baseName(files[0]?.name ?? ''), files.length);
  const output = run.produce(name, 'pdf');
  const result = await edit(run, { kind: 'merge', sources, output }, (fraction) =>
    onProgress(0.7 + fraction * 0.3),
  );
  noteFacts(run, result);
}

export async function splitFile(
  run: ConversionRun,
  file: SourceFile,
  { every, ranges }: Extract<ConversionOperation, { kind: 'split' }>,
  onProgress: Progress,
): Promise<void> {
  const source = await onlyPdf(file);
  const parts = splitRanges(source.pageCount, every, ranges);
  const base = baseName(file.name);
  const outputs = parts.map(({ from, to }) => ({
    from,
    to,
    output: run.produce(fileNames.part(base, from, to), 'pdf'),
  }));
  noteFacts(run, await edit(run, { kind: 'split', source, parts: outputs }, onProgress));
}

function splitRanges(pageCount: number, every: number | undefined, ranges: string | undefined) {
  if (ranges !== undefined && ranges.trim() !== '') return parseRanges(ranges, pageCount);
  if (every === undefined) throw new ConversionRefused('unsupported', refusals.noRanges);
  return rangesOfEvery(every, pageCount);
}

export async function compressFile(
  run: ConversionRun,
  file: SourceFile,
  quality: CompressionQuality,
  onProgress: Progress,
): Promise<void> {
  const source = await onlyPdf(file);
  const smaller = run.temporary('pdf');
  const result = await edit(run, { kind: 'compress', source, output: smaller, quality }, onProgress);
  const [before, after] = [(await stat(file.path)).size, (await stat(smaller)).size];
  const isSound = await checkPdf(smaller).then(
    ({ pageCount }) => pageCount === source.pageCount,
    () => false,
  );
  const isSmaller = isSound && after < before;
  await copyFile(
    isSmaller ? smaller : file.path,
    run.produce(fileNames.compressed(baseName(file.name)), 'pdf'),
  );
  run.note(isSmaller ? notes.compressed(before, after) : notes.notSmaller(before));
  if (isSmaller) noteFacts(run, result);
  if ((result.keptImages ?? 0) > 0) run.note(notes.imagesKept(result.keptImages ?? 0));
}

export async function addPageNumbers(
  run: ConversionRun,
  file: SourceFile,
  start: number,
  onProgress: Progress,
): Promise<void> {
  if (!Number.isSafeInteger(start) || start < 0)
    throw new ConversionRefused('unsupported', refusals.badStart);
  const source = await onlyPdf(file);
  const output = run.produce(fileNames.numbered(baseName(file.name)), 'pdf');
  noteFacts(run, await edit(run, { kind: 'addNumbers', source, output, start }, onProgress));
}

/** Removes page numbers, reads the result, and restores every page that lost anything else. */
export async function removePageNumbers(
  run: ConversionRun,
  file: SourceFile,
  onProgress: Progress,
): Promise<void> {
  const source = await onlyPdf(file);
  const before = await run.untilAborted(readPdf(file.path, { keepsEveryPage: true }));
  onProgress(0.3);
  const { places, texts } = findPageNumbers(before);
  const trial = run.temporary('pdf');
  const result = await edit(run, { kind: 'removeNumbers', source, output: trial, places }, () => undefined);
  onProgress(0.6);
  const changed = new Set(result.pages ?? []);
  const after =
    changed.size === 0 ? before : await run.untilAborted(readPdf(trial, { keepsEveryPage: true }));
  const damaged = new Set(damagedPages(before, after, texts).filter((page) => changed.has(page)));
  const kept = [...texts.keys()].filter((page) => !changed.has(page) || damaged.has(page));
  const goodPlaces = places.filter(({ page }) => !damaged.has(page));
  const own = new Set(result.ownPages ?? []);
  const output = run.produce(fileNames.unnumbered(baseName(file.name)), 'pdf');
  const removed = [...changed].filter((page) => own.has(page) || !damaged.has(page)).length;
  if (removed === 0) await copyFile(file.path, output);
  else if (damaged.size === 0) await copyFile(trial, output);
  else await edit(run, { kind: 'removeNumbers', source, output, places: goodPlaces }, () => undefined);
  if (removed > 0) run.note(notes.numbersRemoved(removed));
  else if (kept.length === 0) run.note(notes.noNumbersFound);
  if (kept.length > 0) run.note(notes.numbersKept(pageList(kept)));
  if (removed > 0) noteFacts(run, result);
}

export async function makeSearchable(
  run: ConversionRun,
  file: SourceFile,
  onProgress: Progress,
): Promise<void> {
  if (run.tools.recogniser === null) throw new ConversionRefused('unavailable', refusals.noRecogniser);
  const source = await pdfOf(run, file, () => undefined);
  const reportReading = (fraction: number): void => onProgress(fraction * 0.9);
  const document = await readPdfSource(run, source.path, reportReading, { keepsEveryPage: true });
  const pages = recognisedPages(document);
  const failed = failedPages(document, pages);
  if (pages.size === 0 && failed.length > 0)
    throw new ConversionRefused('unavailable', run.notes.at(-1) ?? refusals.nothingRecognised);
  const output = run.produce(fileNames.searchable(baseName(file.name)), 'pdf');
  if (pages.size === 0) {
    run.note(notes.alreadySearchable);
    await copyFile(source.path, output);
    return;
  }
  const lines = layerLines(document);
  const result = await edit(run, { kind: 'textLayer', source, output, lines }, (fraction) =>
    onProgress(0.9 + fraction * 0.1),
  );
  run.note(notes.searchablePages(pages.size));
  if (await hasGarbage(run, source.path)) run.note(notes.oldLayerKept);
  if (failed.length > 0) run.note(notes.unrecognisedPages(pageList(failed)));
  noteFacts(run, result);
}

/** Meaningless characters stay in the file: removing them could change what is shown. */
async function hasGarbage(run: ConversionRun, path: string): Promise<boolean> {
  const { notRead } = await run.untilAborted(readPdf(path));
  return notRead.some(({ what }) => what === pagesNotRead.garbage.what);
}

/** Pages with content but without text, neither their own nor recognised. */
function failedPages(document: Document, recognised: ReadonlySet<number>): number[] {
  const withText = new Set((document.layout ?? []).map((line) => line.page));
  const withImages = new Set(
    document.blocks.flatMap((block) => (block.box === undefined ? [] : [block.box.page])),
  );
  return [...withImages]
    .filter((page) => !withText.has(page) && !recognised.has(page))
    .sort((one, other) => one - other);
}

function layerLines({ layout = [], text }: Document): LayerLine[] {
  return layout
    .filter((line) => line.confidence !== undefined)
    .map(({ page, start, end, top, height, edges, vertical }) => ({
      page,
      text: text.slice(start, end),
      top,
      height,
      edges,
      isVertical: vertical === true,
    }));
}
