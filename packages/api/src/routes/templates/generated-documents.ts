/**
 * Documents made from contract templates: one, or one for each row of a sheet. Each request takes one use of the template tool, which is returned
 * on failure.
 */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging } from '../shapes.ts';
import { taskBase, taskFile, taskStatus } from '../tasks.ts';
import { partyItem, templateValues } from './template-fields.ts';

export const GENERATED_TITLE_MAX_CHARACTERS = 100;
export const generatedFormats = ['docx', 'pdf', 'zip'] as const;
export const TEMPLATE_SHEET_MAX_BYTES = 5 * 1024 * 1024;

export const generatedDocument = taskBase.extend({
  templateId: id,
  templateName: z.string(),
  versionNumber: z.number().int(),
  /** The template's file: the old side of a comparison with the template. */
  templateFile: taskFile,
  /** Null for a batch. */
  values: templateValues.nullable(),
  /** The documents of a batch: asked for, made, and why each of the others was not; null for one document. */
  batch: z
    .object({
      sheetName: z.string(),
      count: z.number().int(),
      made: z.number().int().nullable(),
      failures: z.array(z.object({ row: z.number().int(), message: z.string() })),
    })
    .nullable(),
  outputs: z.array(z.object({ format: z.enum(generatedFormats), name: z.string(), size: z.number().int() })),
  /** What could not be produced, in sentences. */
  notes: z.array(z.string()),
});

const params = z.object({ id });
const versionParams = z.object({ id, number: z.coerce.number().int().min(1).max(100_000) });
const template = { kind: 'object', object: 'contractTemplate', param: 'id' } as const;
const outputParams = z.object({ id, format: z.enum(generatedFormats) });
const object = { kind: 'object', object: 'generatedDocument', param: 'id' } as const;
const path = '/api/wenjian/generated-documents';
const resultErrors = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'GONE',
  'TASK_NOT_FINISHED',
  'TASK_WITHOUT_RESULT',
] as const;

const title = z
  .string()
  .trim()
  .min(1, '请填写文件名称')
  .max(GENERATED_TITLE_MAX_CHARACTERS, `文件名称请控制在 ${GENERATED_TITLE_MAX_CHARACTERS} 字以内`);

export const generateDocument = defineRoute({
  name: 'generateDocument',
  feature: 'templates',
  method: 'POST',
  path: '/api/wenjian/contract-templates/{id}/generate',
  summary: '按模板的已发布版本生成文件：受理时扣一次，同一事务；没有结果时退回',
  policy: { kind: 'object', object: 'contractTemplate', ability: 'run', param: 'id' },
  params,
  body: z.object({
    versionNumber: z.number().int().min(1),
    title: title.optional(),
    values: templateValues,
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: generatedDocument,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FORBIDDEN',
    'TEMPLATE_NOT_PUBLISHED',
    'INSUFFICIENT_BALANCE',
    'MEMBERSHIP_EXPIRED',
  ],
});

export const downloadTemplateSheet = defineRoute({
  name: 'downloadTemplateSheet',
  feature: 'templates',
  method: 'GET',
  path: '/api/wenjian/contract-templates/{id}/versions/{number}/sheet',
  summary: '批量填写用的 Excel 表格：一列一个字段，一行一份合同',
  policy: { ...template, ability: 'read' },
  params: versionParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'exported',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TEMPLATE_NOT_READY'],
});

export const checkedSheet = z.object({
  /** Rows with something in them. */
  count: z.number().int(),
  /** Rows that can become a document. */
  ready: z.number().int(),
  /** One for each row that cannot; without a row: of the whole sheet. */
  problems: z.array(z.object({ row: z.number().int().nullable(), message: z.string() })),
});

export const checkTemplateSheet = defineRoute({
  name: 'checkTemplateSheet',
  feature: 'templates',
  method: 'POST',
  path: '/api/wenjian/contract-templates/{id}/versions/{number}/sheet/check',
  summary: '逐行检查填好的表格，不占次数',
  policy: { ...template, ability: 'read' },
  params: versionParams,
  body: z.object({ fileId: id }),
  answer: checkedSheet,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TEMPLATE_NOT_READY'],
});

export const generateBatch = defineRoute({
  name: 'generateBatch',
  feature: 'templates',
  method: 'POST',
  path: '/api/wenjian/contract-templates/{id}/generate-batch',
  summary: '按填好的表格一次生成多份文件：一次请求扣一次，一份也没有生成时退回',
  policy: { ...template, ability: 'run' },
  params,
  body: z.object({
    versionNumber: z.number().int().min(1),
    fileId: id,
    title: title.optional(),
    /** Without it a sheet with a row that cannot become a document is refused. */
    skipsWrongRows: z.boolean().default(false),
    /** Sending the same key twice creates one task and takes one use. */
    idempotencyKey: z.string().min(8).max(100).optional(),
  }),
  answer: generatedDocument,
  errors: [
    'UNAUTHENTICATED',
    'NOT_FOUND',
    'FORBIDDEN',
    'TEMPLATE_NOT_PUBLISHED',
    'INSUFFICIENT_BALANCE',
    'MEMBERSHIP_EXPIRED',
  ],
});

export const knownParty = z.object({
  /** The name among them. */
  items: z.partialRecord(partyItem, z.string()),
  /** The document that says so, made from a template or in the knowledge base. */
  source: z.string(),
});

export const listKnownParties = defineRoute({
  name: 'listKnownParties',
  feature: 'templates',
  method: 'GET',
  path: '/api/wenjian/known-parties',
  summary: '空间里出现过的当事人与其资料：来自已生成的文件与知识库',
  policy: { kind: 'space' },
  query: z.object({ teamId: id.optional(), name: z.string().trim().min(2, '请至少输入两个字').max(60) }),
  answer: z.object({ items: z.array(knownParty) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const listGeneratedDocuments = defineRoute({
  name: 'listGeneratedDocuments',
  feature: 'templates',
  method: 'GET',
  path,
  summary: '由模板生成的文件',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
  }),
  answer: pageOf(generatedDocument),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readGeneratedDocument = defineRoute({
  name: 'readGeneratedDocument',
  feature: 'templates',
  method: 'GET',
  path: `${path}/{id}`,
  summary: '生成的进度与结果',
  policy: { ...object, ability: 'read' },
  params,
  answer: generatedDocument,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const downloadGeneratedDocument = defineRoute({
  name: 'downloadGeneratedDocument',
  feature: 'templates',
  method: 'GET',
  path: `${path}/{id}/files/{format}`,
  summary: '下载生成的文件',
  policy: { ...object, ability: 'read' },
  params: outputParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: resultErrors,
});

export const keepGeneratedDocument = defineRoute({
  name: 'keepGeneratedDocument',
  feature: 'templates',
  method: 'POST',
  path: `${path}/{id}/files/{format}/keep`,
  summary: '把生成的文件存为空间里的文件，供比对、审查等使用；重复存只有一份',
  policy: { ...object, ability: 'read' },
  params: outputParams,
  answer: taskFile,
  errors: [...resultErrors, 'FILES_FULL'],
});

export const deleteGeneratedDocument = defineRoute({
  name: 'deleteGeneratedDocument',
  feature: 'templates',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: '删除生成的文件',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
