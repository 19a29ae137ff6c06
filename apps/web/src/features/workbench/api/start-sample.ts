/** Starts a tool on the sample contract, as its own page would; returns the page that shows the result. */
import {
  createAudit,
  createComparison,
  createContractTemplate,
  createConversion,
  createPlagiarismPair,
  createProofreading,
  createRecognition,
  insertKnowledge,
} from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { newIdempotencyKey } from '../../../shared/http/new-idempotency-key.ts';
import type { FileTool } from '../../../shared/tools/view-model/files-taken.ts';
import { workbenchText } from '../text.ts';
import type { SampleStore } from './sample-files.ts';

type Start = (teamId: string, store: SampleStore) => Promise<string>;

const title = workbenchText.sample.taskTitle;

const starts: Readonly<Record<FileTool, Start>> = {
  async compare(teamId, store) {
    const [originFileId, targetFileId] = await Promise.all([store('origin'), store('target')]);
    const body = { teamId, originFileId, targetFileId, title, idempotencyKey: newIdempotencyKey() };
    return `/contract-compare/${(await call(createComparison, { body })).id}`;
  },
  /** Reading is free; the review starts, and is paid for, when the standpoint is chosen. */
  async audit(teamId, store) {
    const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
    return `/contract-audit/upload?id=${(await call(createAudit, { body })).id}`;
  },
  async correct(teamId, store) {
    const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
    return `/contract-correct/result?id=${(await call(createProofreading, { body })).id}`;
  },
  async plagiarism(teamId, store) {
    const [origin, target] = await Promise.all([store('origin'), store('target')]);
    const body = {
      origin: { fileIds: [origin] },
      target: { fileIds: [target] },
      title,
      idempotencyKey: newIdempotencyKey(),
    };
    const { id } = await call(createPlagiarismPair, { query: { teamId }, body });
    return `/plagiarism/result?taskId=${id}`;
  },
  async convert(teamId, store) {
    const operation = { kind: 'format', to: 'pdf' } as const;
    const body = { teamId, fileIds: [await store('target')], operation, idempotencyKey: newIdempotencyKey() };
    return `/convert-tool/convert?task=${(await call(createConversion, { body })).id}`;
  },
  async ocr(teamId, store) {
    const body = { teamId, fileId: await store('scan'), idempotencyKey: newIdempotencyKey() };
    return `/convert-tool/ocr?task=${(await call(createRecognition, { body })).id}`;
  },
  async documents(teamId, store) {
    const body = { teamId, fileId: await store('origin') };
    return `/document-manage/${(await call(insertKnowledge, { body })).id}`;
  },
  async templates(teamId, store) {
    const body = { teamId, fileId: await store('origin') };
    return `/document-manage/upload?id=${(await call(createContractTemplate, { body })).id}`;
  },
};

export function startSample(tool: FileTool, teamId: string, store: SampleStore): Promise<string> {
  return starts[tool](teamId, store);
}
