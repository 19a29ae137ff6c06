/** The target of an outline entry. The destination comes from a file, so every part of it is checked. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PagePlace } from '../pdf-file.ts';

export async function locateTarget(document: PDFDocumentProxy, target: unknown): Promise<PagePlace | null> {
  try {
    const destination = typeof target === 'string' ? await document.getDestination(target) : target;
    if (!Array.isArray(destination)) return null;
    const page = await pageIndexOf(document, destination[0]);
    if (page === null || page >= document.numPages) return null;
    return { page, y: await heightOf(document, page, destination) };
  } catch {
    return null;
  }
}

async function pageIndexOf(document: PDFDocumentProxy, page: unknown): Promise<number | null> {
  if (typeof page === 'number') return Number.isInteger(page) && page >= 0 ? page : null;
  return isReference(page) ? document.getPageIndex(page) : null;
}

/** Which element of a destination is its top edge, in the page's own upward coordinates. */
const TOP_AT: Readonly<Record<string, number>> = { XYZ: 3, FitH: 2, FitBH: 2, FitR: 5 };

async function heightOf(
  document: PDFDocumentProxy,
  page: number,
  destination: readonly unknown[],
): Promise<number> {
  const kind = destination[1];
  const name = isRecord(kind) && typeof kind.name === 'string' ? kind.name : '';
  const top = destination[TOP_AT[name] ?? -1];
  if (typeof top !== 'number') return 0;
  const viewport = (await document.getPage(page + 1)).getViewport({ scale: 1 });
  const y: unknown = viewport.convertToViewportPoint(0, top)[1];
  return typeof y === 'number' ? Math.min(viewport.height, Math.max(0, y)) : 0;
}

interface Reference {
  readonly num: number;
  readonly gen: number;
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value.num === 'number' && typeof value.gen === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
