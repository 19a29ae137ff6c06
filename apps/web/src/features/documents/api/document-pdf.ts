/** The pages of a document as the viewer's source: bytes by range, with the token of the moment. */
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { readTokens } from '../../../shared/session/token-store.ts';

export function documentPdf(id: string): PdfSource {
  return {
    url: `/api/contract-document/${encodeURIComponent(id)}/pdf`,
    headers: () => {
      const tokens = readTokens();
      return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {};
    },
  };
}
