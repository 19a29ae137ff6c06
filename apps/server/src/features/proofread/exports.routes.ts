import {
  createProofreadingExport,
  downloadProofreadingExport,
  type ProofreadingExportFormat,
  readProofreadingExport,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ExportService } from '../exports/index.ts';

export function proofreadExportRoutes(
  exports: ExportService<ProofreadingExportFormat>,
): readonly RouteHandler[] {
  return [
    handle(createProofreadingExport, async ({ params, body, context: { scope } }) =>
      exports.request(scope, { ...params, ...body }),
    ),
    handle(readProofreadingExport, async ({ params, context: { scope } }) => exports.read(scope, params)),
    handle(downloadProofreadingExport, async ({ params, context: { scope } }) => exports.open(scope, params)),
  ];
}
