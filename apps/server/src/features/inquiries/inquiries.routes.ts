import { type ContactWays, contactWays, sendInquiry } from '@wenjian/api';
import type { Database } from '../../platform/database/database.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import type { JobQueue } from '../../platform/queue/job-queue.ts';
import { sendInquiry as send } from './inquiries.service.ts';

export function inquiryRoutes(
  database: Database,
  queue: JobQueue,
  contact: ContactWays,
): readonly RouteHandler[] {
  return [
    handle(sendInquiry, async ({ body }) => {
      await send(database, queue, body);
      return null;
    }),
    handle(contactWays, async () => contact),
  ];
}
