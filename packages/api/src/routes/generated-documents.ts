/** Documents made from contract templates. Each takes one use of the template tool, which is returned on failure. */
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { id, nothing, pageOf, paging } from './shapes.ts';
import { taskBase, taskFile, taskStatus } from './tasks.ts';
import { templateValues } from './template-fields.ts';

export const GENERATED_TITLE_MAX_CHARACTERS = 100;
export const generatedFormats = ['docx', 'pdf'] as const;

export const generatedDocument = taskBase.extend({
  templateId: id,
  templateName: z.string(),
  versionNumber: z.number().int(),
  /** The template's file: the old side of a comparison with the template. */
  templateFile: taskFile,
  values: templateValues,
  outputs: z.array(z.object({ format: z.enum(generatedFormats), name: z.string(), size: z.number().int() })),
  /** What could not be produced, in sentences. */
  notes: z.array(z.string()),
});

const params = z.object({ id });
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
    title: z
      .string()
      .trim()
      .min(1, '请填写文件名称')
      .max(GENERATED_TITLE_MAX_CHARACTERS, `文件名称请控制在 ${GENERATED_TITLE_MAX_CHARACTERS} 字以内`)
      .optional(),
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
