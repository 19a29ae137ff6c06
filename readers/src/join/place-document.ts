/**
 * In: a document read from its own file, and that file. Out: the document with the positions of its
 * characters on the pages that LibreOffice renders. Without pages the document is returned unchanged, with
 * the reason.
 */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Document, formats, type NotRead } from '@wenjian/document';
import { MAX_SHEET_PAGES } from '../limits.ts';
import type { OfficeConverter } from '../office/office-converter.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { Unreadable } from '../read-result.ts';
import { joinText } from './join.text.ts';
import { type JoinCoverage, joinGeometry } from './join-geometry.ts';

export interface PlacedDocument {
  readonly document: Document;
  /** Null when there are no pages. */
  readonly coverage: JoinCoverage | null;
  /** The pages as PDF, alone in a folder that the caller removes. */
  readonly pdfPath: string | null;
}

export async function placeDocument(
  document: Document,
  path: string,
  office: OfficeConverter,
  signal?: AbortSignal,
): Promise<PlacedDocument> {
  const options = {
    ...(formats[document.kind].kind === 'excel' ? { maxPages: MAX_SHEET_PAGES } : {}),
    ...(signal ? { signal } : {}),
  };
  const rendered = await office.convert(path, 'pdf', options);
  if (rendered.kind === 'failed') return withoutPlaces(document, rendered.message);
  try {
    return { ...joinGeometry(document, await readPdf(rendered.path)), pdfPath: rendered.path };
  } catch (error) {
    await rm(dirname(rendered.path), { recursive: true, force: true });
    if (error instanceof Unreadable) return withoutPlaces(document, error.message);
    throw error;
  }
}

function withoutPlaces(document: Document, reason: string): PlacedDocument {
  const missing: NotRead = { ...joinText.noPages, count: 1, reason };
  return {
    document: { ...document, notRead: [...document.notRead, missing] },
    coverage: null,
    pdfPath: null,
  };
}
