/** The part of a review shown to people without an account. */
import { auditResult } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import { orGone, readStoredJson } from '../../platform/documents/stored-json.ts';
import { readSharedDecisions } from '../findings/index.ts';
import { readSharedTask } from '../sharing/index.ts';
import type { TaskParts } from '../tasks/index.ts';
import { auditInput } from './audit.input.ts';
import { openPages } from './audit.service.ts';
import { withoutPositions } from './present-result.ts';

export async function readShared(parts: TaskParts, blobs: BlobStore, key: string) {
  const { task, scope } = await readSharedTask(parts, key, 'audit');
  const { review } = auditInput.parse(task.input);
  const result = auditResult.parse(await orGone(readStoredJson(blobs, task.resultSha256)));
  return {
    title: task.title,
    standpoint: result.standpoint,
    templateName: review?.templateName ?? null,
    customDemand: review?.customDemand ?? '',
    result: withoutPositions(result),
    decisions: await readSharedDecisions(parts.database, scope, task.id),
  };
}

export async function openSharedPages(parts: TaskParts, blobs: BlobStore, key: string) {
  const { task } = await readSharedTask(parts, key, 'audit');
  return openPages(blobs, task);
}
