import { exportStatistics, mediaTypeOf, statisticsRoute } from '@wenjian/api';
import type { WorkbookWriter } from '../../adapters/workbook-writer/workbook-writer.port.ts';
import { memoryFile } from '../../platform/http/memory-file.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { recordAction } from '../records/index.ts';
import type { TaskParts } from '../tasks/index.ts';
import { listUses } from './statistics.repository.ts';
import { readStatistics, requireSpan } from './statistics.service.ts';
import { statisticsText as text } from './statistics.text.ts';
import { sheetsOf } from './statistics-sheets.ts';

/** A size that Excel still opens quickly. */
const MOST_LINES = 50_000;

interface StatisticsParts extends TaskParts {
  readonly workbooks: WorkbookWriter;
}

export function statisticsRoutes({ database, tools, workbooks }: StatisticsParts): readonly RouteHandler[] {
  return [
    handle(statisticsRoute(tools), async ({ query, context: { scope } }) =>
      readStatistics(database, tools, scope, requireSpan(query, new Date())),
    ),
    handle(exportStatistics, async ({ query, context: { scope } }) => {
      const span = requireSpan(query, new Date());
      const statistics = await readStatistics(database, tools, scope, span);
      const uses = await listUses(database, scope, span, MOST_LINES);
      await recordAction(database, scope, {
        action: 'exported',
        objectKind: 'teamSpace',
        objectId: scope.teamId,
        objectName: text.name,
      });
      const bytes = workbooks.write(sheetsOf(tools, statistics, uses, MOST_LINES));
      const name = text.fileName(statistics.startDate, statistics.endDate);
      return memoryFile(bytes, name, mediaTypeOf(name));
    }),
  ];
}
