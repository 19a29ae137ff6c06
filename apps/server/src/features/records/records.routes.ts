import { exportTeamRecords, listTeamRecords } from '@wenjian/api';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { exportRecords, listRecords } from './records.service.ts';

export function recordRoutes(database: Database, workbooks: WorkbookWriter): readonly RouteHandler[] {
  return [
    handle(listTeamRecords, async ({ query, context: { scope } }) => listRecords(database, scope, query)),
    handle(exportTeamRecords, async ({ query, context: { scope } }) =>
      exportRecords(database, workbooks, scope, query),
    ),
  ];
}
