import {
  proofreadingResult,
  readSharedProofreading,
  readSharedProofreadingPdf,
  shareProofreading,
  unshareProofreading,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { orGone, readStoredJson } from '../../platform/documents/stored-json.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { readSharedDecisions } from '../findings/index.ts';
import { readSharedTask, shareTask, unshareTask } from '../sharing/index.ts';
import { finishedTask, type TaskParts } from '../tasks/index.ts';
import { openPages } from './proofread.service.ts';

export function shareRoutes(parts: TaskParts, blobs: BlobStore): readonly RouteHandler[] {
  return [
    handle(shareProofreading, async ({ params, context: { scope } }) => ({
      key: await shareTask(parts, requireMember(scope), params.id, finishedTask),
    })),
    handle(unshareProofreading, async ({ params, context: { scope } }) => {
      await unshareTask(parts, requireMember(scope), params.id);
      return null;
    }),
    handle(readSharedProofreading, async ({ params }) => readShared(parts, blobs, params.key)),
    handle(readSharedProofreadingPdf, async ({ params }) => {
      const { task } = await readSharedTask(parts, params.key, 'correct');
      return openPages(blobs, task);
    }),
  ];
}

async function readShared(parts: TaskParts, blobs: BlobStore, key: string) {
  const { task, scope } = await readSharedTask(parts, key, 'correct');
  return {
    title: task.title,
    result: proofreadingResult.parse(await orGone(readStoredJson(blobs, task.resultSha256))),
    decisions: await readSharedDecisions(parts.database, scope, task.id),
  };
}
