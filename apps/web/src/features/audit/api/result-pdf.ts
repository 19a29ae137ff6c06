/** The pages of a contract as the viewer's source: bytes by range, with the token of the moment where one is needed. */
import { readAuditPdf, readExampleAuditPdf, readSharedAuditPdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';

export function auditPdf(id: string): PdfSource {
  return sessionPdf(routeUrl(readAuditPdf, { id }));
}

export function sharedAuditPdf(key: string): PdfSource {
  return { url: routeUrl(readSharedAuditPdf, { key }) };
}

export function exampleAuditPdf(): PdfSource {
  return { url: routeUrl(readExampleAuditPdf) };
}
