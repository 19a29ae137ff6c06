import {
  createComparisonExport,
  downloadComparisonExport,
  type ExportFormat,
  readComparisonExport,
} from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { ExportService } from '../exports/index.ts';

export function exportRoutes(exports: ExportService<ExportFormat>): readonly RouteHandler[] {
  return [
    handle(createComparisonExport, async ({ params, body, context: { scope } }) =>
      exports.request(scope, { ...params, ...body }),
    ),
    handle(readComparisonExport, async ({ params, context: { scope } }) => exports.read(scope, params)),
    handle(downloadComparisonExport, async ({ params, context: { scope } }) => exports.open(scope, params)),
  ];
}
