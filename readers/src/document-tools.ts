/**
 * Reads any file into a document with positions: the native readers, LibreOffice for formats that only it
 * opens and for page layout, recognition for pages without text. One instance per process; it starts its
 * helper processes on first use and ends them in `close`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Document, hasTrait, isDocumentKind, type RevisionView } from '@wenjian/document';
import { tryDetectFormat } from './detect-format.ts';
import type { ReadOptions } from './format-readers.ts';
import { placeDocument } from './join/place-document.ts';
import { imageToPdf } from './ocr/image-to-pdf.ts';
import {
  createRecogniser,
  OcrFailed,
  type OcrPage,
  ocrToDocument,
  type Recogniser,
  recogniseFile,
} from './ocr/index.ts';
import { recogniseRendered } from './ocr/recognise-rendered.ts';
import {
  createOfficeConverter,
  type OfficeConverter,
  type OfficeReplacement,
} from './office/office-converter.ts';
import { type DocumentSource, readDocument } from './read-document.ts';
import { Unreadable, type UnreadableReason } from './read-result.ts';
import { unreadableText } from './readers.text.ts';

export interface DocumentToolsOptions {
  /** The folder for all temporary files. */
  readonly workFolder: string;
  readonly officeInstances?: number;
  readonly ocrWorkers?: number;
  readonly onOfficeReplaced?: (reason: OfficeReplacement) => void;
}

export type ReadingStage = 'reading' | 'rendering' | 'recognising';

export interface DocumentReadOptions {
  /** How tracked changes are read; accepted when absent. Formats without them ignore it. */
  readonly revisions?: RevisionView;
  readonly onStage?: (stage: ReadingStage, fraction: number) => void;
  /** When aborted, LibreOffice drops the document, waiting or started, and reading rejects. */
  readonly signal?: AbortSignal;
}

export type DocumentReading =
  | {
      readonly kind: 'read';
      readonly document: Document;
      /** The pages as PDF: the file itself or its rendering; null when there are none. Valid until `release`. */
      readonly pdfPath: string | null;
      release(): Promise<void>;
    }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason; readonly message: string };

export interface DocumentTools {
  readonly office: OfficeConverter;
  readonly recogniser: Recogniser;
  read(source: DocumentSource, options?: DocumentReadOptions): Promise<DocumentReading>;
  close(): Promise<void>;
}

export function createDocumentTools(options: DocumentToolsOptions): DocumentTools {
  const { workFolder, officeInstances = 1, ocrWorkers = 1 } = options;
  const { onOfficeReplaced: onReplaced } = options;
  const office = createOfficeConverter({
    instances: officeInstances,
    workFolder,
    ...(onReplaced ? { onReplaced } : {}),
  });
  const recogniser = createRecogniser({ workers: ocrWorkers });
  return {
    office,
    recogniser,
    async read(source, { onStage = () => undefined, revisions, signal } = {}) {
      onStage('reading', 0.05);
      if ((await tryDetectFormat(source.path)) === 'image')
        return readImage(source, recogniser, workFolder, onStage);
      const options: ReadOptions = {
        office,
        ...(signal === undefined ? {} : { signal }),
        ...(revisions === undefined ? {} : { revisions }),
        recognisePage: recogniseRendered(recogniser),
        onProgress: ({ donePages, pageCount }) => onStage('recognising', donePages / Math.max(1, pageCount)),
      };
      const outcome = await readDocument(source, options);
      if (outcome.kind === 'unreadable')
        return outcome.reason === 'empty' ? readPictures(source, office, options, outcome) : outcome;
      return place(outcome.document, source.path, office, { onStage, ...(signal ? { signal } : {}) });
    },
    async close() {
      await Promise.all([office.close(), recogniser.close()]);
    },
  };
}

const keep = async () => undefined;

async function place(
  document: Document,
  path: string,
  office: OfficeConverter,
  { onStage, signal }: DocumentReadOptions,
): Promise<DocumentReading> {
  if (document.kind === 'pdf') return { kind: 'read', document, pdfPath: path, release: keep };
  onStage?.('rendering', 0.5);
  const placed = await placeDocument(document, path, office, signal);
  const { pdfPath } = placed;
  const release = pdfPath === null ? keep : () => rm(dirname(pdfPath), { recursive: true, force: true });
  return { kind: 'read', document: placed.document, pdfPath, release };
}

/** An office file that contains scans and no text of its own is read from its rendered pages. */
async function readPictures(
  { path, name }: DocumentSource,
  office: OfficeConverter,
  options: ReadOptions,
  asItIs: DocumentReading,
): Promise<DocumentReading> {
  const format = await tryDetectFormat(path);
  if (!isDocumentKind(format) || !hasTrait(format, 'scans')) return asItIs;
  const rendered = await office.convert(path, 'pdf', options.signal ? { signal: options.signal } : {});
  if (rendered.kind === 'failed') return asItIs;
  const release = () => rm(dirname(rendered.path), { recursive: true, force: true });
  const outcome = await readDocument({ path: rendered.path, name }, options);
  if (outcome.kind === 'document')
    return { kind: 'read', document: outcome.document, pdfPath: rendered.path, release };
  await release();
  return asItIs;
}

async function readImage(
  source: DocumentSource,
  recogniser: Recogniser,
  workFolder: string,
  onStage: NonNullable<DocumentReadOptions['onStage']>,
): Promise<DocumentReading> {
  try {
    const onPage = (done: number, of: number) => onStage('recognising', done / of);
    const outcome = await recogniseFile(source.path, recogniser, { onPage });
    if (outcome.kind === 'unreadable') return outcome;
    const document = ocrToDocument(outcome.pages, 'image');
    if (document.text.trim() === '')
      return { kind: 'unreadable', reason: 'empty', message: unreadableText.noText };
    return { kind: 'read', document, ...(await pagesOfImage(source.path, outcome.pages, workFolder)) };
  } catch (error) {
    if (error instanceof OcrFailed)
      return { kind: 'unreadable', reason: 'unavailable', message: error.message };
    throw error;
  }
}

/** The pages as recognised, upright; null when they are too large to show. */
async function pagesOfImage(
  path: string,
  pages: readonly OcrPage[],
  workFolder: string,
): Promise<Pick<Extract<DocumentReading, { kind: 'read' }>, 'pdfPath' | 'release'>> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'image-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    const pdfPath = join(folder, 'pages.pdf');
    await imageToPdf(path, pdfPath, { pages });
    return { pdfPath, release };
  } catch (error) {
    await release();
    if (error instanceof Unreadable) return { pdfPath: null, release: keep };
    throw error;
  }
}
