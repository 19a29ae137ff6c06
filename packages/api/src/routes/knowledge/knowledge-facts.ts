/** The table of facts over many contracts of the knowledge base: one row for each document. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, teamScope } from '../shapes.ts';

const BASE = '/api/wenjian/knowledgeAssets/documentManagement';

/** Rows of one table. */
export const KNOWLEDGE_FACTS_MAX = 100;

/** The columns besides the file's name; what each holds is found by `packages/contract`. */
export const factColumns = [
  'type',
  'parties',
  'subject',
  'amount',
  'payment',
  'signed',
  'start',
  'end',
  'term',
  'renewal',
  'termination',
  'deposit',
  'damages',
  'dispute',
  'law',
] as const;
export type FactColumn = (typeof factColumns)[number];

/** `notFound` says nothing about the contract; `none`: the contract itself says that there is none. */
export const factStates = ['found', 'blank', 'none', 'notFound'] as const;
export const factPers = ['month', 'quarter', 'year'] as const;

export const factCell = z.object({
  state: z.enum(factStates),
  shown: z.string(),
  quotes: z.array(z.object({ text: z.string(), page: z.number().int().nullable() })),
  money: z.object({ value: z.number(), currency: z.string(), per: z.enum(factPers).nullable() }).nullable(),
  day: z.iso.date().nullable(),
  doubt: z.string().nullable(),
});

export type FactCell = z.output<typeof factCell>;

/** Why a document has no facts. */
export const factReasons = ['reading', 'unreadable', 'notContract', 'tooLong', 'failed', 'waiting'] as const;

export const factRow = z.object({
  /** Of the current version: its preview is `/document-manage/{id}`. */
  id,
  name: z.string(),
  /** Kinds of parts of the file that were not read: what stands there is not in the table. */
  unread: z.number().int(),
  facts: z.record(z.enum(factColumns), factCell).nullable(),
  reason: z.enum(factReasons).nullable(),
  /** What the reading says of a file that cannot be read. */
  message: z.string().nullable(),
});

export type FactRow = z.output<typeof factRow>;

const choice = z.object({
  /** Documents, or a folder with those inside it. */
  ids: z.array(id).max(KNOWLEDGE_FACTS_MAX, `要素表一次最多列 ${KNOWLEDGE_FACTS_MAX} 份文档`).optional(),
  folderId: id.optional(),
});

export const readKnowledgeFacts = defineRoute({
  name: 'readKnowledgeFacts',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/facts`,
  summary: `合同要素表：所选文档或一个文件夹（最多 ${KNOWLEDGE_FACTS_MAX} 份），一份一行，每一格带原文与页码；还在提取的，稍后再取`,
  policy: { kind: 'space', isForViewers: true },
  body: teamScope
    .extend(choice.shape)
    .refine(({ ids, folderId }) => (ids?.length ?? 0) > 0 || folderId !== undefined, {
      path: ['ids'],
      message: '请先选择文档或文件夹',
    }),
  answer: z.object({
    rows: z.array(factRow),
    /** Documents that were chosen; more than there are rows when a folder holds too many. */
    total: z.number().int(),
    /** Rows whose facts are still to be found: ask again. */
    waiting: z.number().int(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export const downloadKnowledgeFacts = defineRoute({
  name: 'downloadKnowledgeFacts',
  feature: 'documents',
  method: 'GET',
  path: `${BASE}/factsWorkbook`,
  summary: '合同要素表的 Excel：要素、原文与页码、未列入的文档各一张表',
  policy: { kind: 'space', isForViewers: true },
  query: teamScope.extend({
    /** Ids of documents, separated by commas. */
    documentIds: z
      .string()
      .regex(new RegExp(`^${ID}(?:,${ID}){0,${KNOWLEDGE_FACTS_MAX - 1}}$`), '请选择要导出的文档'),
    /** Names of columns, separated by commas; absent: all. */
    columns: z
      .string()
      .regex(/^[a-z]{3,12}(?:,[a-z]{3,12}){0,20}$/, '没有这样的列')
      .optional(),
  }),
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
