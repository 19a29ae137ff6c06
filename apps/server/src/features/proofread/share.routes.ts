import {
  proofreadingResult,
  readSharedProofreading,
  readSharedProofreadingPdf,
  shareProofreading,
  unshareProofreading,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import { handle, type RouteHandler } from '../../platform/route-handler.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import { requireMember } from '../../platform/team-scope.ts';
import { readSharedDecisions } from '../findings/index.ts';
import { readSharedTask, shareTask, unshareTask } from '../sharing/index.ts';
import { finishedTask } from '../tasks/index.ts';
import { openPages } from './proofread.service.ts';

export function shareRoutes(database: Database, blobs: BlobStore): readonly RouteHandler[] {
  return [
    handle(shareProofreading, async ({ params, context: { scope } }) => ({
      key: await shareTask(database, requireMember(scope), params.id, finishedTask),
    })),
    handle(unshareProofreading, async ({ params, context: { scope } }) => {
      await unshareTask(database, requireMember(scope), params.id);
      return null;
    }),
    handle(readSharedProofreading, async ({ params }) => readShared(database, blobs, params.key)),
    handle(readSharedProofreadingPdf, async ({ params }) => {
      const { task } = await readSharedTask(database, params.key, 'correct');
      return openPages(blobs, task);
    }),
  ];
}

async function readShared(database: Database, blobs: BlobStore, key: string) {
  const { task, scope } = await readSharedTask(database, key, 'correct');
  return {
    title: task.title,
    result: proofreadingResult.parse(await orGone(readStoredJson(blobs, task.resultSha256))),
    decisions: await readSharedDecisions(database, scope, task.id),
  };
}
