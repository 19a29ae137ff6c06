/** The contract templates that come with the product: browsed, read, and taken over into a space. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id } from '../shapes.ts';
import { optionalClause, templateField } from './template-fields.ts';
import { contractTemplate, templateParagraph } from './templates.ts';

/** The name of its source; anything else names no template. */
const libraryId = z.string().max(80);

export const libraryEntry = z.object({
  id: libraryId,
  title: z.string(),
  /** The kind of contract, and what people call it. */
  kind: z.string(),
  kindName: z.string(),
  summary: z.string(),
  keywords: z.array(z.string()),
  clauseCount: z.number().int(),
});

export const libraryDetail = libraryEntry.extend({
  paragraphs: z.array(
    templateParagraph.extend({
      /** Heading level from 1; null for other paragraphs. */
      level: z.number().int().nullable(),
      cell: z.object({ table: z.number().int(), row: z.number().int(), column: z.number().int() }).nullable(),
    }),
  ),
  fields: z.array(templateField),
  clauses: z.array(optionalClause),
});

const path = '/api/wenjian/template-library';
/** Not in the path: paths name objects of spaces, and the library belongs to nobody. */
const query = z.object({ name: libraryId });

export const listTemplateLibrary = defineRoute({
  name: 'listTemplateLibrary',
  feature: 'templates',
  method: 'GET',
  path,
  summary: '模板库：产品自带的合同模板，按合同种类排列',
  policy: { kind: 'user' },
  answer: z.object({ items: z.array(libraryEntry) }),
  errors: ['UNAUTHENTICATED'],
});

export const readLibraryTemplate = defineRoute({
  name: 'readLibraryTemplate',
  feature: 'templates',
  method: 'GET',
  path: `${path}/detail`,
  summary: '模板库中一个模板的正文、字段与可选条款',
  policy: { kind: 'user' },
  query,
  answer: libraryDetail,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const downloadLibraryTemplate = defineRoute({
  name: 'downloadLibraryTemplate',
  feature: 'templates',
  method: 'GET',
  path: `${path}/docx`,
  summary: '模板库中一个模板的空白文件（Word）',
  policy: { kind: 'user' },
  query,
  answer: z.unknown(),
  answerKind: 'file',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const takeLibraryTemplate = defineRoute({
  name: 'takeLibraryTemplate',
  feature: 'templates',
  method: 'POST',
  path: `${path}/take`,
  summary: '使用模板库的模板：成为空间自己的模板，读取后即已发布，可以填写',
  policy: { kind: 'space' },
  body: z.object({ teamId: id.optional(), name: libraryId }),
  answer: contractTemplate,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'FILES_FULL'],
});
