/** In: a document of a format without pages. Out: the document on pages of our own, and those pages as PDF if they are wanted. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document, DocumentKind } from '@wenjian/document';
import { joinText } from '../join/join.text.ts';
import { planPages } from './page-plan.ts';

/** Formats that say nothing about pages, whose look is ours to choose. */
const pageless: ReadonlySet<DocumentKind> = new Set(['txt', 'md', 'csv']);

export function hasOwnPages({ kind }: Document): boolean {
  return pageless.has(kind);
}

export interface OwnPages {
  readonly document: Document;
  /** Alone in a folder that the caller removes; null if it was not wanted or there is no font. */
  readonly pdfPath: string | null;
}

/** `workFolder`: where the PDF goes; null if nobody wants it. */
export async function layOutOwnPages(document: Document, workFolder: string | null): Promise<OwnPages> {
  const plan = planPages(document);
  if (workFolder === null) return { document: plan.document, pdfPath: null };
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'pages-'));
  const pdfPath = join(folder, 'pages.pdf');
  // Loaded with the font's library only where a PDF is written.
  const { writePages } = await import('./write-pages.ts');
  const remove = () => rm(folder, { recursive: true, force: true });
  const written = await writePages(plan, pdfPath).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  if (written.kind === 'noFont') {
    await remove();
    return { document: withNote(plan.document, { ...joinText.noFont, count: 1 }), pdfPath: null };
  }
  if (written.unshown === 0) return { document: plan.document, pdfPath };
  return { document: withNote(plan.document, { ...joinText.unshown, count: written.unshown }), pdfPath };
}

function withNote(document: Document, note: Document['notRead'][number]): Document {
  return { ...document, notRead: [...document.notRead, note] };
}
