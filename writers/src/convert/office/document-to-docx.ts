/** A document as a Word file, without the pictures of its pages. */
import type { Document } from '@wenjian/document';
import { noPictures } from '../pages/page-pictures.ts';
import { piecesOf } from './document-pieces.ts';
import { writeDocx } from './write-docx.ts';

export async function documentToDocx(document: Document): Promise<Buffer> {
  return writeDocx(piecesOf(document), noPictures);
}
