import { sendInquiry } from '@wenjian/api';
import type { Database } from '../../platform/database.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { sendInquiry as send } from './inquiries.service.ts';

export function inquiryRoutes(database: Database, queue: JobQueue): readonly RouteHandler[] {
  return [
    handle(sendInquiry, async ({ body }) => {
      await send(database, queue, body);
      return null;
    }),
  ];
}
