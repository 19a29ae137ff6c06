/** A recognition process: loads the models once, then handles one page at a time until its parent exits. */
import sharp from 'sharp';
import { Unreadable } from '../read-result.ts';
import { loadImage } from './image/load-image.ts';
import { loadNetworks } from './inference.ts';
import { readAlphabet } from './model-files.ts';
import type { OcrAnswer, OcrRequest } from './ocr.messages.ts';
import type { Reader } from './recognise-line.ts';
import { recognisePage } from './recognise-page.ts';

// The processes share the machine: pictures are decoded on one thread.
sharp.concurrency(1);
sharp.cache(false);

/** The recogniser says how many threads the networks may use. */
const threads = Math.max(1, Number(process.env.OMP_NUM_THREADS) || 1);

let reader: Promise<Reader> | null = null;

process.on('disconnect', () => process.exit(0));
process.on('message', (request: OcrRequest) => {
  void answer(request).then((reply) => process.send?.({ answer: reply }));
});

async function answer(request: OcrRequest): Promise<OcrAnswer> {
  let ready: Reader;
  try {
    reader ??= loadReader();
    ready = await reader;
  } catch (error) {
    return { kind: 'unavailable', message: messageOf(error) };
  }
  try {
    const image = await loadImage(request.source, request.pageIndex);
    const page = await recognisePage(image, request.dpi ?? image.dpi, ready);
    return { kind: 'recognised', page, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    if (error instanceof Unreadable)
      return { kind: 'unreadable', reason: error.reason, message: error.message };
    return { kind: 'failed', message: messageOf(error) };
  }
}

async function loadReader(): Promise<Reader> {
  const [networks, alphabet] = await Promise.all([loadNetworks(threads), readAlphabet()]);
  return { networks, alphabet };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
