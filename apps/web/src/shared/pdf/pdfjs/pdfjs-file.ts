/** An opened document of pdf.js as a `PdfFile`. */
import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OutlineEntry, PageWork, PdfFile } from '../pdf-file.ts';
import { locateTarget } from './locate-target.ts';
import { readPageText } from './read-page-text.ts';

interface Lifecycle {
  readonly resume: () => void;
  readonly close: () => void;
}

export async function createPdfJsFile(document: PDFDocumentProxy, lifecycle: Lifecycle): Promise<PdfFile> {
  const pageOf = (page: number) => document.getPage(page + 1);
  return {
    pageCount: document.numPages,
    firstPage: sizeOf(await pageOf(0)),
    pageSize: async (page) => sizeOf(await pageOf(page)),
    draw: (page, canvas, scale) => drawPage(pageOf(page), canvas, scale),
    layText: (page, container) => layText(pageOf(page), container),
    text: async (page) => readPageText(await pageOf(page)),
    outline: async () => outlineEntries(await document.getOutline()),
    locate: (target) => locateTarget(document, target),
    release: (page) => void pageOf(page).then((known) => known.cleanup(), ignore),
    resume: lifecycle.resume,
    close: lifecycle.close,
  };
}

function sizeOf(page: PDFPageProxy) {
  const { width, height } = page.getViewport({ scale: 1 });
  return { widthPt: width, heightPt: height };
}

function drawPage(opening: Promise<PDFPageProxy>, canvas: HTMLCanvasElement, scale: number): PageWork {
  return cancellable(opening, (page) => {
    const viewport = page.getViewport({ scale });
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    const task = page.render({ canvas, viewport });
    return { promise: task.promise, cancel: () => task.cancel() };
  });
}

function layText(opening: Promise<PDFPageProxy>, container: HTMLElement): PageWork {
  return cancellable(opening, (page) => {
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport: page.getViewport({ scale: 1 }),
    });
    return { promise: layer.render(), cancel: () => layer.cancel() };
  });
}

interface Task {
  readonly promise: Promise<unknown>;
  readonly cancel: () => void;
}

/** pdf.js rejects cancelled work; the caller does not need that error. */
function cancellable(opening: Promise<PDFPageProxy>, begin: (page: PDFPageProxy) => Task): PageWork {
  let isCancelled = false;
  let task: Task | null = null;
  const run = async (): Promise<'done' | 'cancelled'> => {
    try {
      const page = await opening;
      if (isCancelled) return 'cancelled';
      task = begin(page);
      await task.promise;
      return 'done';
    } catch (error) {
      if (isCancelled) return 'cancelled';
      throw error;
    }
  };
  return {
    done: run(),
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** A file without an outline has null here, despite the types. */
function outlineEntries(outline: Outline | null): readonly OutlineEntry[] {
  return (outline ?? []).map(({ title, dest, items }) => ({
    title: title.trim(),
    target: dest,
    children: outlineEntries(items),
  }));
}

function ignore(): void {
  // The document was closed meanwhile: then everything is released.
}
