/** What belongs to a row of `file-tools.ts` and is not data: its icon, and its start on the sample contract. */
import {
  AuditOutlined,
  BookOutlined,
  CopyOutlined,
  DiffOutlined,
  EditOutlined,
  FileOutlined,
  FileTextOutlined,
  ScanOutlined,
  SwapOutlined,
} from '@ant-design/icons';
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
import type { ComponentType } from 'react';
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

interface ToolParts {
  readonly icon: ComponentType;
  /** As its own page would; returns the page that shows the result. */
  readonly startSample: (run: SampleRun) => Promise<string>;
}

/** Of a tool without a row. */
export const PlainToolIcon: ComponentType = FileOutlined;

export const toolParts: Readonly<Record<FileTool, ToolParts>> = {
  compare: {
    icon: DiffOutlined,
    async startSample({ teamId, title, store }) {
      const [originFileId, targetFileId] = await Promise.all([store('origin'), store('target')]);
      const body = { teamId, originFileId, targetFileId, title, idempotencyKey: newIdempotencyKey() };
      return `/contract-compare/${(await call(createComparison, { body })).id}`;
    },
  },
  audit: {
    icon: AuditOutlined,
    async startSample({ teamId, title, store }) {
      const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
      return `/contract-audit/upload?id=${(await call(createAudit, { body })).id}`;
    },
  },
  correct: {
    icon: EditOutlined,
    async startSample({ teamId, title, store }) {
      const body = { teamId, fileId: await store('target'), title, idempotencyKey: newIdempotencyKey() };
      return toolTable.correct.resultPath((await call(createProofreading, { body })).id);
    },
  },
  plagiarism: {
    icon: CopyOutlined,
    async startSample({ teamId, title, store }) {
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
  },
  convert: {
    icon: SwapOutlined,
    async startSample({ teamId, store }) {
      const operation = { kind: 'format', to: 'pdf' } as const;
      const fileIds = [await store('target')];
      const body = { teamId, fileIds, operation, idempotencyKey: newIdempotencyKey() };
      return `/convert-tool/convert?task=${(await call(createConversion, { body })).id}`;
    },
  },
  ocr: {
    icon: ScanOutlined,
    async startSample({ teamId, store }) {
      const body = { teamId, fileId: await store('scan'), idempotencyKey: newIdempotencyKey() };
      return `/convert-tool/ocr?task=${(await call(createRecognition, { body })).id}`;
    },
  },
  documents: {
    icon: BookOutlined,
    async startSample({ teamId, store }) {
      const body = { teamId, fileId: await store('origin') };
      return `/document-manage/${(await call(insertKnowledge, { body })).id}`;
    },
  },
  templates: {
    icon: FileTextOutlined,
    async startSample({ teamId, store }) {
      const body = { teamId, fileId: await store('origin') };
      return `/document-manage/upload?id=${(await call(createContractTemplate, { body })).id}`;
    },
  },
};
