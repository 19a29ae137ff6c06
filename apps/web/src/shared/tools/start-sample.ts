/** The start of each tool on the sample contract. Loaded when it is pressed: with it come the calls of all tools. */
import {
  createAudit,
  createComparison,
  createContractTemplate,
  createConversion,
  createPlagiarismPair,
  createProofreading,
  createRecognition,
  insertKnowledge,
  toolTable,
} from '@wenjian/api';
import { call } from '../http/client.ts';
import { newIdempotencyKey } from '../http/new-idempotency-key.ts';
import type { FileTool } from './view-model/file-tools.ts';

export type SampleName = 'origin' | 'target' | 'scan';

interface SampleRun {
  readonly teamId: string;
  readonly title: string;
  /** The id of the stored sample file. */
  readonly store: (name: SampleName) => Promise<string>;
}

/** As its own page would; returns the page that shows the result. */
type StartSample = (run: SampleRun) => Promise<string>;

export const startSample: Readonly<Record<FileTool, StartSample>> = {
  async compare({ teamId, title, store }) {
    const [originFileId, targetFileId] = await Promise.all([store('origin'), store('target')]);
    const body = { teamId, originFileId, targetFileId, title, idempotencyKey: newIdempotencyKey() };
    return `/contract-compare/${(await call(createComparison, { body })).id}`;
  },
  async audit({ teamId, title, store }) {
    const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
    return `/contract-audit/upload?id=${(await call(createAudit, { body })).id}`;
  },
  async correct({ teamId, title, store }) {
    const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
    return toolTable.correct.resultPath((await call(createProofreading, { body })).id);
  },
  async plagiarism({ teamId, title, store }) {
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
  async convert({ teamId, store }) {
    const operation = { kind: 'format', to: 'pdf' } as const;
    const fileIds = [await store('target')];
    const body = { teamId, fileIds, operation, idempotencyKey: newIdempotencyKey() };
    return `/convert-tool/convert?task=${(await call(createConversion, { body })).id}`;
  },
  async ocr({ teamId, store }) {
    const body = { teamId, fileId: await store('scan'), idempotencyKey: newIdempotencyKey() };
    return `/convert-tool/ocr?task=${(await call(createRecognition, { body })).id}`;
  },
  async documents({ teamId, store }) {
    const body = { teamId, fileId: await store('origin') };
    return `/document-manage/${(await call(insertKnowledge, { body })).id}`;
  },
  async templates({ teamId, store }) {
    const body = { teamId, fileId: await store('origin') };
    return `/document-manage/upload?id=${(await call(createContractTemplate, { body })).id}`;
  },
};
