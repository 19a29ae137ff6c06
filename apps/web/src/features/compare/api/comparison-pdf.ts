/** The pages of one side as the viewer's source: bytes by range, with the token of the moment. */
import { readComparisonPdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { readTokens } from '../../../shared/session/token-store.ts';
import type { Side } from '../view-model/comparison-shapes.ts';

export function comparisonPdf(id: string, side: Side): PdfSource {
  return {
    url: routeUrl(readComparisonPdf, { id, side }),
    headers: () => {
      const tokens = readTokens();
      return tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {};
    },
  };
}
