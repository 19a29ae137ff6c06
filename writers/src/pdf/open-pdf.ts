/** The pages to write on. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { WriterFailed } from '../writer-failed.ts';

/** `refusal`: the sentence for a file that cannot be written on. */
export async function openPdf(path: string, refusal: string): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(await readFile(path), { updateMetadata: false });
  } catch {
    throw new WriterFailed('unreadable', refusal);
  }
}
