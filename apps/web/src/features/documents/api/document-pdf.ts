import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';

/** The pages of a document. */
export function documentPdf(id: string): PdfSource {
  return sessionPdf(`/api/contract-document/${encodeURIComponent(id)}/pdf`);
}
