import {
  type AuditExportFormat,
  createAuditExport,
  downloadAuditExport,
  readAuditExport,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import type { ExportService } from '../exports/index.ts';

export function auditExportRoutes(exports: ExportService<AuditExportFormat>): readonly RouteHandler[] {
  return [
    handle(createAuditExport, async ({ params, body, context: { scope } }) =>
      exports.request(scope, { ...params, ...body }),
    ),
    handle(readAuditExport, async ({ params, context: { scope } }) => exports.read(scope, params)),
    handle(downloadAuditExport, async ({ params, context: { scope } }) => exports.open(scope, params)),
  ];
}
