import { readSharedAudit, readSharedAuditPdf, shareAudit, unshareAudit } from '@wenjian/api';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import { requireMember } from '../../../platform/access/team-scope.ts';
import { handle, type RouteHandler } from '../../../platform/http/route-handler.ts';
import { shareTask, unshareTask } from '../../sharing/index.ts';
import type { TaskParts } from '../../tasks/index.ts';
import { reviewedTask } from '../reviewed-task.ts';
import { openSharedPages, readShared } from './share.service.ts';

export function shareRoutes(parts: TaskParts, blobs: BlobStore): readonly RouteHandler[] {
  return [
    handle(shareAudit, async ({ params, context: { scope } }) => ({
      key: await shareTask(parts, requireMember(scope), params.id, reviewedTask),
    })),
    handle(unshareAudit, async ({ params, context: { scope } }) => {
      await unshareTask(parts, requireMember(scope), params.id);
      return null;
    }),
    handle(readSharedAudit, async ({ params }) => readShared(parts, blobs, params.key)),
    handle(readSharedAuditPdf, async ({ params }) => openSharedPages(parts, blobs, params.key)),
  ];
}
