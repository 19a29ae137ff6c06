/** In: an image file. Out: the text recognised in it, on its upright pages; or its pages as pictures, where there is no text. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import type { DocumentReading, DocumentReadOptions } from './document-reading.ts';
import { imageToPdf } from './ocr/image/image-to-pdf.ts';
import { ocrToDocument } from './ocr/ocr-document.ts';
import type { OcrPage } from './ocr/ocr-page.ts';
import { recogniseFile } from './ocr/recognise-file.ts';
import { OcrFailed, type Recogniser } from './ocr/recogniser.ts';
import { readPagePictures } from './page-pictures.ts';
import type { DocumentSource } from './read-document.ts';
import { Unreadable } from './read-result.ts';
import { unreadableText } from './readers.text.ts';

type ImageOptions = Pick<DocumentReadOptions, 'acceptsPictures'> & {
  readonly onStage: NonNullable<DocumentReadOptions['onStage']>;
};

export async function readImage(
  source: DocumentSource,
  recogniser: Recogniser,
  workFolder: string,
  { onStage, acceptsPictures = false }: ImageOptions,
): Promise<DocumentReading> {
  try {
    const onPage = (done: number, of: number) => onStage('recognising', done / of);
    const outcome = await recogniseFile(source.path, recogniser, { onPage });
    if (outcome.kind === 'unreadable') return outcome;
    const document = ocrToDocument(outcome.pages, 'image');
    const hasText = document.text.trim() !== '';
    if (!hasText && !acceptsPictures) return noText;
    const pages = await pagesOfImage(source.path, outcome.pages, workFolder);
    if (hasText) return { kind: 'read', document, ...pages };
    return (await asPictures(document, pages)) ?? noText;
  } catch (error) {
    if (error instanceof OcrFailed)
      return { kind: 'unreadable', reason: 'unavailable', message: error.message };
    throw error;
  }
}

const noText: DocumentReading = { kind: 'unreadable', reason: 'empty', message: unreadableText.noText };

type Pages = Pick<Extract<DocumentReading, { kind: 'read' }>, 'pdfPath' | 'release'>;

async function asPictures({ kind, notRead }: Document, pages: Pages): Promise<DocumentReading | null> {
  const { pdfPath, release } = pages;
  const pictures = pdfPath === null ? null : await readPagePictures({ pdfPath, release }, notRead);
  return pictures && { kind: 'read', document: { ...pictures, kind }, ...pages };
}

/** The pages as recognised, upright; null when they are too large to show. */
async function pagesOfImage(path: string, pages: readonly OcrPage[], workFolder: string): Promise<Pages> {
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'image-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    const pdfPath = join(folder, 'pages.pdf');
    await imageToPdf(path, pdfPath, { pages });
    return { pdfPath, release };
  } catch (error) {
    await release();
    if (error instanceof Unreadable) return { pdfPath: null, release: async () => undefined };
    throw error;
  }
}
