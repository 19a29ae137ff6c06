import { readTokens } from '../session/token-store.ts';
import type { PdfSource } from './pdf-file.ts';

/** Pages as the viewer's source: bytes by range, with the token of the moment. */
export function sessionPdf(url: string): PdfSource {
  return {
    url,
    headers: () => {
      const tokens = readTokens();
      return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {};
    },
  };
}
