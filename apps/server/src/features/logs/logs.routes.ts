import {
  type LogService,
  postEvents,
  reportConversion,
  uploadAuditLogs,
  uploadCompareLogs,
  uploadPlagLogs,
} from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { insertConversion, insertEvents } from './logs.repository.ts';

/** `isUploading`: a platform for conversions is configured. */
export function logRoutes(
  database: Database,
  queue: JobQueue,
  isUploading: boolean,
): readonly RouteHandler[] {
  return [
    batch(database, postEvents, 'events'),
    batch(database, uploadCompareLogs, 'compare'),
    batch(database, uploadAuditLogs, 'audit'),
    batch(database, uploadPlagLogs, 'plag'),
    handle(reportConversion, async ({ body }) => {
      const { kind, bd_vid: bdVid, channel = null, keyword = null } = body;
      await database.transaction(async (transaction) => {
        const conversionId = await insertConversion(transaction, { kind, bdVid, channel, keyword });
        // Stored and queued in one transaction: a reported conversion is neither lost nor uploaded twice.
        if (conversionId !== null && isUploading)
          await queue.enqueue('conversionUpload', { conversionId }, { connection: transaction });
      });
      return null;
    }),
  ];
}

function batch(database: Database, route: BatchRoute, service: LogService): RouteHandler {
  return handle(route, async ({ body: { events, deviceId = null } }) => {
    await insertEvents(database, service, events, deviceId);
    return { stored: events.length };
  });
}

type BatchRoute =
  | typeof postEvents
  | typeof uploadCompareLogs
  | typeof uploadAuditLogs
  | typeof uploadPlagLogs;
