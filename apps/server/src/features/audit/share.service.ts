/** The part of a review shown to people without an account. */
import { auditResult } from '@wenjian/api';
import type { BlobStore } from '../../adapters/blob-store/blob-store.port.ts';
import type { Database } from '../../platform/database.ts';
import { orGone, readStoredJson } from '../../platform/stored-json.ts';
import { readSharedTask } from '../sharing/index.ts';
import { auditInput } from './audit.input.ts';
import { openPages } from './audit.service.ts';
import { withoutPositions } from './present-result.ts';
import { listRiskStateRows } from './risks.repository.ts';
import { presentRiskStates } from './risks.service.ts';

export async function readShared(database: Database, blobs: BlobStore, key: string) {
  const { task, scope } = await readSharedTask(database, key, 'audit');
  const { review } = auditInput.parse(task.input);
  const result = auditResult.parse(await orGone(readStoredJson(blobs, task.resultSha256)));
  const states = presentRiskStates(await listRiskStateRows(database, scope, task.id));
  return {
    title: task.title,
    standpoint: result.standpoint,
    templateName: review?.templateName ?? null,
    customDemand: review?.customDemand ?? '',
    result: withoutPositions(result),
    // Who decided, and their internal notes, are not shown.
    states: states.map(({ decidedBy: _, ...state }) => ({
      ...state,
      note: '',
      // A text that was not adopted is a draft and is not shown.
      rewrite: state.state === 'adopted' ? state.rewrite : null,
    })),
  };
}

export async function openSharedPages(database: Database, blobs: BlobStore, key: string) {
  const { task } = await readSharedTask(database, key, 'audit');
  return openPages(blobs, task);
}
