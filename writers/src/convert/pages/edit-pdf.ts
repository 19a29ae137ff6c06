/**
 * Rewrites PDFs in a separate thread: a file that makes the library loop forever or run out of memory only
 * ends that thread, and an aborted conversion stops at once.
 */
import { Worker } from 'node:worker_threads';
import { compiledPdfium } from '@wenjian/readers/pdf';
import { hasUsedUp } from '@wenjian/readers/supervision';
import { ConversionRefused } from '../conversion.ts';
import { refusals } from '../convert.text.ts';
import type { PdfEdit, PdfEditAnswer, PdfEditInput, PdfEditResult } from './pdf-edit.messages.ts';

/** Processor time between two messages. Loading 200 MB takes half a minute on a slow core. */
const SILENT_PROCESSOR_MS = 120_000;
const TOTAL_PROCESSOR_MS = 900_000;
const MEMORY_MB = 1024;

export interface EditWatch {
  readonly signal: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}

export async function editPdf(edit: PdfEdit, watch: EditWatch): Promise<PdfEditResult> {
  watch.signal.throwIfAborted();
  const input: PdfEditInput = { edit, library: await compiledPdfium() };
  const worker = new Worker(new URL('./pdf-edit.thread.ts', import.meta.url), {
    workerData: input,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await answerOf(worker, watch);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, watch: EditWatch): Promise<PdfEditResult> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfEditResult>();
  const ended = new AbortController();
  let spoken = new AbortController();
  const limit = async (processorMs: number, until: AbortSignal): Promise<void> => {
    const isTooSlow = await hasUsedUp(worker, processorMs, AbortSignal.any([ended.signal, until]));
    if (isTooSlow) reject(new ConversionRefused('timeout', refusals.pdfTooSlow));
  };
  void limit(TOTAL_PROCESSOR_MS, ended.signal);
  void limit(SILENT_PROCESSOR_MS, spoken.signal);
  const stop = (): void => reject(watch.signal.reason);
  watch.signal.addEventListener('abort', stop, { once: true });
  worker.on('message', (answer: PdfEditAnswer) => {
    if (answer.kind === 'done') resolve(answer.result);
    else if (answer.kind === 'failed') reject(new ConversionRefused('damaged', refusals.pdfNotEditable));
    else {
      spoken.abort();
      spoken = new AbortController();
      void limit(SILENT_PROCESSOR_MS, spoken.signal);
      watch.onProgress?.(answer.fraction);
    }
  });
  worker.on('error', (error) => reject(refusalOf(error)));
  worker.on('exit', () => reject(new ConversionRefused('damaged', refusals.pdfNotEditable)));
  return promise.finally(() => {
    ended.abort();
    watch.signal.removeEventListener('abort', stop);
  });
}

function refusalOf(error: unknown): ConversionRefused {
  const isMemory =
    error instanceof Error &&
    (('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') || error instanceof RangeError);
  return isMemory
    ? new ConversionRefused('tooLarge', refusals.pdfTooLarge)
    : new ConversionRefused('damaged', refusals.pdfNotEditable);
}
