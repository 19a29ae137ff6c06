/** `OpenPdf` with pdf.js. The legacy build: the other one needs very recent browsers. */
import {
  GlobalWorkerOptions,
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenOptions, PdfFile, PdfSource } from '../pdf-file.ts';
import { PdfError } from '../pdf-file.ts';
import { type PdfAssets, pdfAssets } from './pdf-assets.ts';
import { createPdfJsFile } from './pdfjs-file.ts';
import { browserPorts, fetchFirstBytes, type RangePorts, RangeRequests } from './range-requests.ts';

/**
 * What pdf.js requests at once. Small, because it reads every page's dictionary before it shows the first
 * page, and in a scanned file each of them lies between two images; `RangeRequests` reads ahead when reading
 * is sequential.
 */
const CHUNK_BYTES = 16_384;

export async function openPdfFile(
  source: PdfSource,
  options: OpenOptions,
  assets: PdfAssets = pdfAssets,
  ports: RangePorts = browserPorts,
): Promise<PdfFile> {
  const first = await fetchFirstBytes(source, options.signal, ports);
  GlobalWorkerOptions.workerSrc = assets.worker;
  if (first.kind === 'whole') {
    return finishOpening(getDocument({ data: first.bytes, ...settings(assets) }), options, () => undefined);
  }
  const requests = new RangeRequests(source, first.length, options, ports);
  const transport = new RangeTransport(first.length, first.bytes, requests);
  const task = getDocument({
    range: transport,
    rangeChunkSize: CHUNK_BYTES,
    // Both are needed, or pdf.js fetches the rest of the file in the background.
    disableAutoFetch: true,
    disableStream: true,
    ...settings(assets),
  });
  return finishOpening(task, options, () => requests.resume());
}

function settings(assets: PdfAssets) {
  return {
    cMapUrl: assets.characterMaps,
    cMapPacked: true,
    standardFontDataUrl: assets.standardFonts,
    wasmUrl: assets.decoders,
    // The content security policy allows no WebAssembly; pdf.js then uses its JavaScript decoders. It has had
    // no `eval` since version 5, so the former `isEvalSupported: false` is neither needed nor known.
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  };
}

async function finishOpening(
  task: PDFDocumentLoadingTask,
  { signal }: OpenOptions,
  resume: () => void,
): Promise<PdfFile> {
  const close = () => void task.destroy();
  signal.addEventListener('abort', close, { once: true });
  try {
    const document = await task.promise;
    return await createPdfJsFile(document, { resume, close });
  } catch (error) {
    close();
    throw toPdfError(error);
  }
}

class RangeTransport extends PDFDataRangeTransport {
  readonly #requests: RangeRequests;

  constructor(length: number, initialData: Uint8Array, requests: RangeRequests) {
    super(length, initialData);
    this.#requests = requests;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#requests.read(begin, end).then((bytes) => this.onDataRange(begin, bytes));
  }
}

function toPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new PdfError('encrypted', error);
  if (name === 'InvalidPDFException' || name === 'FormatError') return new PdfError('damaged', error);
  return new PdfError('unknown', error);
}
