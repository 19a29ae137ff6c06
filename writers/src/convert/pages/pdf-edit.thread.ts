/** The thread of `editPdf`: one task, then it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { adoptPdfium } from '@wenjian/readers/pdf';
import { slideBackgrounds } from '../office/slide-backgrounds.ts';
import { addTextLayer } from '../searchable/text-layer.ts';
import { arrangePages } from './arrange-pages.ts';
import { compressPdf } from './compress-pdf.ts';
import { mergePdfs, splitPdf } from './merge-pdfs.ts';
import { addNumbers, removeNumbers } from './page-numbers.ts';
import type { PdfEdit, PdfEditAnswer, PdfEditInput, PdfEditResult } from './pdf-edit.messages.ts';

const say = (answer: PdfEditAnswer): void => parentPort?.postMessage(answer);

function run(edit: PdfEdit): Promise<PdfEditResult> {
  const onProgress = (fraction: number): void => say({ kind: 'progress', fraction });
  switch (edit.kind) {
    case 'merge':
      return mergePdfs(edit, onProgress);
    case 'split':
      return splitPdf(edit, onProgress);
    case 'compress':
      return compressPdf(edit, onProgress);
    case 'addNumbers':
      return addNumbers(edit, onProgress);
    case 'removeNumbers':
      return removeNumbers(edit, onProgress);
    case 'arrange':
      return arrangePages(edit, onProgress);
    case 'watermark':
      // Fonts take long to load: for this alone.
      return import('./watermark-pdf.ts').then(({ watermarkPdf }) => watermarkPdf(edit, onProgress));
    case 'backgrounds':
      return slideBackgrounds(edit, onProgress);
    case 'textLayer':
      return addTextLayer(edit, onProgress);
  }
}

const { edit, library }: PdfEditInput = workerData;
adoptPdfium(library);
await run(edit).then(
  (result) => say({ kind: 'done', result }),
  (error: unknown) => say({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) }),
);
