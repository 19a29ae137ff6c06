import { createComparisonExport, downloadComparisonExport, readComparisonExport } from '@wenjian/api';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { type ExportService, presentExport } from './exports.service.ts';

export function exportRoutes(exports: ExportService): readonly RouteHandler[] {
  return [
    handle(createComparisonExport, async ({ params, body, context: { scope } }) =>
      presentExport(await exports.request(scope, { ...params, ...body })),
    ),
    handle(readComparisonExport, async ({ params, context: { scope } }) =>
      presentExport(await exports.read(scope, params)),
    ),
    handle(downloadComparisonExport, async ({ params, context: { scope } }) => exports.open(scope, params)),
  ];
}
