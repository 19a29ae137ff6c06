/** The pages of a template's version as the viewer's source: bytes by range, with the token of the moment. */
import { readTemplatePdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { readTokens } from '../../../shared/session/token-store.ts';
import type { VersionKey } from '../view-model/shapes.ts';

export function templatePdf(key: VersionKey): PdfSource {
  return {
    url: routeUrl(readTemplatePdf, { ...key }),
    headers: () => {
      const tokens = readTokens();
      return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {};
    },
  };
}
