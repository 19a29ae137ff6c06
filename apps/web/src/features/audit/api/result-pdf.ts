/** The pages of a contract as the viewer's source: bytes by range, with the token of the moment where one is needed. */
import { readAuditPdf, readExampleAuditPdf, readSharedAuditPdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { readTokens } from '../../../shared/session/token-store.ts';

export function auditPdf(id: string): PdfSource {
  return {
    url: routeUrl(readAuditPdf, { id }),
    headers: () => {
      const tokens = readTokens();
      return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {};
    },
  };
}

export function sharedAuditPdf(key: string): PdfSource {
  return { url: routeUrl(readSharedAuditPdf, { key }) };
}

export function exampleAuditPdf(): PdfSource {
  return { url: routeUrl(readExampleAuditPdf) };
}
