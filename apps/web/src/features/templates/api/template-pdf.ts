import { readTemplatePdf, routeUrl } from '@wenjian/api';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { sessionPdf } from '../../../shared/pdf/session-pdf.ts';
import type { VersionKey } from '../view-model/shapes.ts';

/** The pages of a template's version. */
export function templatePdf(key: VersionKey): PdfSource {
  return sessionPdf(routeUrl(readTemplatePdf, { ...key }));
}
