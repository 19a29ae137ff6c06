import { readComparisonPdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';
import type { Side } from '../view-model/comparison-shapes.ts';

/** The pages of one side. */
export function comparisonPdf(id: string, side: Side): PdfSource {
  return sessionPdf(routeUrl(readComparisonPdf, { id, side }));
}
