import {
  type AuditExportFormat,
  createAuditExport,
  downloadAuditExport,
  readAuditExport,
} from '@wenjian/api';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../../platform/http/route-handler.ts';
import type { ExportService } from '../../exports/index.ts';
import { requireNoPositions } from './exports.service.ts';

export function auditExportRoutes(
  database: Database,
  blobs: BlobStore,
  exports: ExportService<AuditExportFormat>,
): readonly RouteHandler[] {
  return [
    handle(createAuditExport, async ({ params, body, context: { scope } }) => {
      await requireNoPositions(database, blobs, scope, params.id);
      return exports.request(scope, { ...params, ...body });
    }),
    handle(readAuditExport, async ({ params, context: { scope } }) => exports.read(scope, params)),
    handle(downloadAuditExport, async ({ params, context: { scope } }) => {
      await requireNoPositions(database, blobs, scope, params.id);
      return exports.open(scope, params);
    }),
  ];
}
