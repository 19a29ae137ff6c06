/** Contract templates: uploaded, turned into fields, published in immutable versions. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { pageBox } from '../compare/compare-result.ts';
import { documentCoverage } from '../knowledge/documents.ts';
import { abilities, id, instant, nothing, pageOf, paging } from '../shapes.ts';
import { taskFile } from '../tasks.ts';
import {
  optionalClause,
  TEMPLATE_MAX_CLAUSES,
  TEMPLATE_MAX_FIELDS,
  templateField,
  templateValues,
  valueProblem,
} from './template-fields.ts';

export const TEMPLATE_NAME_MAX_CHARACTERS = 100;

const name = z
  .string()
  .trim()
  .min(1, '请填写模板名称')
  .max(TEMPLATE_NAME_MAX_CHARACTERS, `模板名称请控制在 ${TEMPLATE_NAME_MAX_CHARACTERS} 字以内`);

/** `reading`: the file is being read. A `draft` can be changed, a `published` version never. */
export const templateVersionStatuses = ['reading', 'failed', 'draft', 'published'] as const;
export type TemplateVersionStatus = (typeof templateVersionStatuses)[number];

export const templateVersion = z.object({
  number: z.number().int(),
  status: z.enum(templateVersionStatuses),
  file: taskFile,
  fieldCount: z.number().int(),
  failure: z.string().nullable(),
  hasPdf: z.boolean(),
  createdAt: instant,
  publishedAt: instant.nullable(),
});

export const contractTemplate = z.object({
  id,
  teamId: id,
  name,
  ownerName: z.string(),
  /** Newest first. */
  versions: z.array(templateVersion),
  updatedAt: instant,
  abilities,
});

export const templateContent = z.object({
  /** Increases with every change of a draft. */
  revision: z.number().int(),
  fields: z.array(templateField).max(TEMPLATE_MAX_FIELDS, `字段最多 ${TEMPLATE_MAX_FIELDS} 个`),
  clauses: z.array(optionalClause).max(TEMPLATE_MAX_CLAUSES, `可选条款最多 ${TEMPLATE_MAX_CLAUSES} 个`),
});

export const templateParagraph = z.object({
  id: z.string(),
  type: z.string(),
  start: z.number().int(),
  text: z.string(),
});

export const templateDetail = templateVersion.extend({
  ...templateContent.shape,
  paragraphs: z.array(templateParagraph),
  /** The position of each field on the pages; empty when there are no pages. */
  marks: z.array(z.object({ fieldId: z.string(), boxes: z.array(pageBox) })),
  /** What was searched for blanks when the file was read. */
  coverage: documentCoverage,
  /** The pages are being laid out; until then there is only the text. */
  isLaidOutLater: z.boolean(),
});

export const filledPreview = z.object({
  /** The paragraphs with fields; all others are the same as in the template. */
  paragraphs: z.array(
    z.object({
      id: z.string(),
      pieces: z.array(z.object({ text: z.string(), fieldId: z.string().nullable(), isFilled: z.boolean() })),
    }),
  ),
  /** Paragraphs removed together with the clauses that are left out. */
  removed: z.array(z.string()),
  problems: z.array(valueProblem),
});

export const filledCheck = z.object({
  corrections: z.array(
    z.object({
      ruleId: z.string(),
      tier: z.string(),
      original: z.string(),
      suggestion: z.string().nullable(),
      reason: z.string(),
      before: z.string(),
      after: z.string(),
      /** True: found in the unfilled template too; the others come from the filled-in values. */
      isOfTemplate: z.boolean(),
    }),
  ),
  coverage: documentCoverage,
});

const params = z.object({ id });
const versionParams = z.object({ id, number: z.coerce.number().int().min(1).max(100_000) });
const object = { kind: 'object', object: 'contractTemplate', param: 'id' } as const;
const path = '/api/wenjian/contract-templates';
const versionErrors = ['UNAUTHENTICATED', 'NOT_FOUND', 'TEMPLATE_NOT_READY'] as const;

export const createContractTemplate = defineRoute({
  name: 'createContractTemplate',
  feature: 'templates',
  method: 'POST',
  path,
  summary: '用上传的合同新建模板：读取后自动找出要填写的地方',
  policy: { kind: 'space' },
  body: z.object({ teamId: id.optional(), fileId: id, name: name.optional() }),
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN'],
});

export const listContractTemplates = defineRoute({
  name: 'listContractTemplates',
  feature: 'templates',
  method: 'GET',
  path,
  summary: '空间的合同模板',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(TEMPLATE_NAME_MAX_CHARACTERS).optional(),
    /** Only templates that have a published version. */
    status: z.literal('published').optional(),
  }),
  answer: pageOf(contractTemplate),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const readContractTemplate = defineRoute({
  name: 'readContractTemplate',
  feature: 'templates',
  method: 'GET',
  path: `${path}/{id}`,
  summary: '一个模板与它的各个版本',
  policy: { ...object, ability: 'read' },
  params,
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const renameContractTemplate = defineRoute({
  name: 'renameContractTemplate',
  feature: 'templates',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: '重命名模板',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ name }),
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NAME_TAKEN'],
});

export const deleteContractTemplate = defineRoute({
  name: 'deleteContractTemplate',
  feature: 'templates',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: '删除模板；已生成的文件不受影响',
  policy: { ...object, ability: 'delete' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const createTemplateVersion = defineRoute({
  name: 'createTemplateVersion',
  feature: 'templates',
  method: 'POST',
  path: `${path}/{id}/versions`,
  summary: '新建草稿版本：给出文件时重新识别，否则从最新版本复制',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ fileId: id.optional() }),
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TEMPLATE_HAS_DRAFT', 'TEMPLATE_NOT_READY'],
});

export const readTemplateVersion = defineRoute({
  name: 'readTemplateVersion',
  feature: 'templates',
  method: 'GET',
  path: `${path}/{id}/versions/{number}`,
  summary: '一个版本的正文、字段与可选条款',
  policy: { ...object, ability: 'read' },
  params: versionParams,
  answer: templateDetail,
  errors: [...versionErrors, 'GONE'],
});

export const readTemplatePdf = defineRoute({
  name: 'readTemplatePdf',
  feature: 'templates',
  method: 'GET',
  path: `${path}/{id}/versions/{number}/pdf`,
  summary: '一个版本的页面（PDF，支持按范围读取）',
  policy: { ...object, ability: 'read' },
  params: versionParams,
  answer: z.unknown(),
  answerKind: 'file',
  record: 'viewed',
  errors: [...versionErrors, 'GONE'],
});

export const writeTemplateFields = defineRoute({
  name: 'writeTemplateFields',
  feature: 'templates',
  method: 'PUT',
  path: `${path}/{id}/versions/{number}/fields`,
  summary: '修改草稿的字段与可选条款；他人先改过时不会覆盖',
  policy: { ...object, ability: 'change' },
  params: versionParams,
  body: templateContent,
  answer: templateDetail,
  errors: [...versionErrors, 'FORBIDDEN', 'GONE', 'CONFLICT', 'TEMPLATE_PUBLISHED'],
});

export const publishTemplateVersion = defineRoute({
  name: 'publishTemplateVersion',
  feature: 'templates',
  method: 'POST',
  path: `${path}/{id}/versions/{number}/publish`,
  summary: '发布草稿：此后不再改变',
  policy: { ...object, ability: 'change' },
  params: versionParams,
  body: z.object({ revision: z.number().int() }),
  answer: contractTemplate,
  errors: [...versionErrors, 'FORBIDDEN', 'CONFLICT', 'TEMPLATE_PUBLISHED'],
});

export const discardTemplateVersion = defineRoute({
  name: 'discardTemplateVersion',
  feature: 'templates',
  method: 'DELETE',
  path: `${path}/{id}/versions/{number}`,
  summary: '放弃未发布的版本；已发布的版本不受影响',
  policy: { ...object, ability: 'change' },
  params: versionParams,
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TEMPLATE_PUBLISHED', 'TEMPLATE_ONLY_VERSION'],
});

export const previewFilledTemplate = defineRoute({
  name: 'previewFilledTemplate',
  feature: 'templates',
  method: 'POST',
  path: `${path}/{id}/versions/{number}/preview`,
  summary: '填写后的正文与填写中的问题，不占次数',
  policy: { ...object, ability: 'read' },
  params: versionParams,
  body: templateValues,
  answer: filledPreview,
  errors: [...versionErrors, 'GONE'],
});

export const checkFilledTemplate = defineRoute({
  name: 'checkFilledTemplate',
  feature: 'templates',
  method: 'POST',
  path: `${path}/{id}/versions/{number}/check`,
  summary: '对填写后的正文做一次纠错检查，不占次数',
  policy: { ...object, ability: 'read' },
  params: versionParams,
  body: templateValues,
  answer: filledCheck,
  errors: [...versionErrors, 'GONE'],
});
