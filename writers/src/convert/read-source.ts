/** In: a file of any format. Out: its document, recognised if it is a picture. */
import type { Document } from '@wenjian/document';
import {
  countImagePages,
  detectFormat,
  type OcrPage,
  ocrToDocument,
  type ReadPdfOptions,
  readDocument,
  readPdf,
  Unreadable,
} from '@wenjian/readers';
import { ConversionRefused, type SourceFile } from './conversion.ts';
import type { ConversionRun } from './conversion-run.ts';
import { notes, refusals } from './convert.text.ts';
import { recognisePageWith } from './searchable/recognise-pages.ts';

export interface ReadSource {
  readonly document: Document;
  /** The PDF to render the pages from; null for files without pages. */
  readonly pdfPath: string | null;
}

type Progress = (fraction: number) => void;

export async function readSource(
  run: ConversionRun,
  file: SourceFile,
  onProgress: Progress,
): Promise<ReadSource> {
  switch (await detectFormat(file.path)) {
    case 'pdf':
      return { document: await readPdfSource(run, file.path, onProgress), pdfPath: file.path };
    case 'image':
      return { document: await recognisedImage(run, file.path, onProgress), pdfPath: null };
    default: {
      const { office } = run.tools;
      const result = await run.untilAborted(readDocument(file, office === null ? {} : { office }));
      if (result.kind === 'unreadable') throw new Unreadable(result.reason, result.message);
      return { document: result.document, pdfPath: null };
    }
  }
}

/** Pages without a usable text layer are recognised if there is a recogniser. */
export async function readPdfSource(
  run: ConversionRun,
  path: string,
  onProgress: Progress,
  options: Pick<ReadPdfOptions, 'keepsEveryPage'> = {},
): Promise<Document> {
  const { recogniser } = run.tools;
  const document = await readPdf(path, {
    ...options,
    ...(recogniser === null ? {} : { recognisePage: recognisePageWith(run, recogniser) }),
    onProgress: ({ donePages, pageCount }) => {
      if (!run.signal.aborted) onProgress(donePages / pageCount);
    },
  });
  run.checkAborted();
  const pages = recognisedPages(document);
  if (pages.size > 0) run.note(notes.recognised(pages.size));
  return document;
}

/** Indexes of the pages whose text was recognised. */
export function recognisedPages({ layout = [] }: Document): ReadonlySet<number> {
  return new Set(layout.filter((line) => line.confidence !== undefined).map((line) => line.page));
}

async function recognisedImage(run: ConversionRun, path: string, onProgress: Progress): Promise<Document> {
  const { recogniser } = run.tools;
  if (recogniser === null) throw new ConversionRefused('unavailable', refusals.noRecogniser);
  const count = await countImagePages(path);
  const pages: OcrPage[] = [];
  for (let pageIndex = 0; pageIndex < count; pageIndex++) {
    run.checkAborted();
    pages.push(await run.untilAborted(recogniser.recogniseImage(path, { pageIndex })));
    onProgress((pageIndex + 1) / count);
  }
  const document = ocrToDocument(pages, 'pdf');
  run.note(notes.recognised(count));
  return document;
}
