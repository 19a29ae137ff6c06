/** The pages of a contract as the viewer's source: bytes by range, with the token of the moment where one is needed. */
import {
  readExampleProofreadingPdf,
  readProofreadingPdf,
  readSharedProofreadingPdf,
  routeUrl,
} from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';

export function proofreadingPdf(id: string): PdfSource {
  return sessionPdf(routeUrl(readProofreadingPdf, { id }));
}

export function sharedProofreadingPdf(key: string): PdfSource {
  return { url: routeUrl(readSharedProofreadingPdf, { key }) };
}

export function exampleProofreadingPdf(): PdfSource {
  return { url: routeUrl(readExampleProofreadingPdf) };
}
