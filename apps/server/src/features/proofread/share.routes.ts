import {
  readSharedProofreading,
  readSharedProofreadingPdf,
  shareProofreading,
  unshareProofreading,
} from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { requireMember } from '../../platform/access/team-scope.ts';
import { AppError } from '../../platform/app-error.ts';
import { answerAround } from '../../platform/http/answer-around.ts';
import { handle, type RouteHandler } from '../../platform/http/route-handler.ts';
import { readSharedDecisions } from '../findings/index.ts';
import { readSharedTask, shareTask, unshareTask } from '../sharing/index.ts';
import { finishedTask, type TaskParts } from '../tasks/index.ts';
import { openPages } from './proofread.service.ts';

/** What is told beside the result, which was checked when it was stored. */
const besideResult = readSharedProofreading.answer.omit({ result: true });

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
  const decisions = await readSharedDecisions(parts.database, scope, task.id);
  const blob = await blobs.open(task.resultSha256);
  if (!blob) throw new AppError('GONE');
  return answerAround('result', blob.stream, besideResult.parse({ title: task.title, decisions }));
}
