/** The part of a review shown to people without an account. */
import { readSharedAudit } from '@wenjian/api';
import type { BlobStore } from '../../../adapters/blob-store/blob-store.port.ts';
import { answerAround } from '../../../platform/http/answer-around.ts';
import type { StoredAnswer } from '../../../platform/http/route-handler.ts';
import { readSharedDecisions } from '../../findings/index.ts';
import { readSharedTask } from '../../sharing/index.ts';
import type { TaskParts } from '../../tasks/index.ts';
import { auditInput } from '../audit.input.ts';
import { openPages } from '../audit.service.ts';
import { readWithheld } from '../result/withhold.service.ts';

/** What is told beside the result, which was checked in its thread. */
const besideResult = readSharedAudit.answer.omit({ result: true });

export async function readShared(parts: TaskParts, blobs: BlobStore, key: string): Promise<StoredAnswer> {
  const { task, scope } = await readSharedTask(parts, key, 'audit');
  const { review } = auditInput.parse(task.input);
  const { standpoint, resultJson } = await readWithheld(blobs, task.resultSha256);
  const beside = besideResult.parse({
    title: task.title,
    standpoint,
    templateName: review?.templateName ?? null,
    customDemand: review?.customDemand ?? '',
    decisions: await readSharedDecisions(parts.database, scope, task.id),
  });
  return answerAround('result', resultJson, beside);
}

export async function openSharedPages(parts: TaskParts, blobs: BlobStore, key: string) {
  const { task } = await readSharedTask(parts, key, 'audit');
  return openPages(blobs, task);
}
