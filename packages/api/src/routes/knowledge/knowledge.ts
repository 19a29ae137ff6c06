/**
 * The knowledge base of a space: docs/spec.md#knowledge. A document is named by the id of any of its
 * versions, which is the id its preview needs; answers name the current one.
 */
import { fileKinds } from '@wenjian/document/formats';
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { KNOWLEDGE_BATCH_MAX, TRASH_DAYS } from '../../limits.ts';
import { abilities, id, instant, nothing, pageOf, paging, teamScope } from '../shapes.ts';
import { taskBase } from '../tasks.ts';

const BASE = '/api/wenjian/knowledgeAssets/documentManagement';

export const KNOWLEDGE_TAGS_MAX = 20;
export const KNOWLEDGE_NAME_MAX = 255;
export const KNOWLEDGE_TAG_MAX_CHARACTERS = 20;
/** The most used tags; a space may have more. */
export const KNOWLEDGE_TAGS_LISTED = 500;

export const knowledgeKinds = [...fileKinds, 'other'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
export const knowledgeSorts = ['updated', 'created', 'name', 'size'] as const;

const tag = z
  .string()
  .trim()
  .min(1, '标签不能为空')
  .max(KNOWLEDGE_TAG_MAX_CHARACTERS, `标签请控制在 ${KNOWLEDGE_TAG_MAX_CHARACTERS} 字以内`);
const tags = z.array(tag).max(KNOWLEDGE_TAGS_MAX, `最多 ${KNOWLEDGE_TAGS_MAX} 个标签`);
const ids = z
  .array(id)
  .min(1, '请先选择文档')
  .max(KNOWLEDGE_BATCH_MAX, `一次最多处理 ${KNOWLEDGE_BATCH_MAX} 份文档`);

export const knowledgeDocument = z.object({
  /** Id of the current version: its preview is `/document-manage/{id}`. */
  id,
  teamId: id,
  name: z.string(),
  kind: z.enum(knowledgeKinds),
  size: z.number().int(),
  folderId: id.nullable(),
  tags: z.array(z.string()),
  /** The stored file of the current version, for tools that use it. */
  fileId: id,
  version: z.number().int(),
  status: taskBase.shape.status,
  progress: taskBase.shape.progress,
  failure: taskBase.shape.failure,
  pageCount: z.number().int().nullable(),
  /** Whether its text can be searched; `partly` when parts of it could not be read. */
  searchable: z.enum(['no', 'partly', 'fully']),
  ownerId: id,
  ownerName: z.string(),
  createdAt: instant,
  updatedAt: instant,
  abilities,
});

export const knowledgeVersion = z.object({
  /** Its preview is `/document-manage/{id}`. */
  id,
  number: z.number().int(),
  fileId: id,
  name: z.string(),
  size: z.number().int(),
  status: taskBase.shape.status,
  createdBy: z.string(),
  createdAt: instant,
  isCurrent: z.boolean(),
});

export const insertKnowledge = defineRoute({
  name: 'insertKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/insert`,
  summary: '把上传的文件放入知识库，或作为已有文档的新版本（不占用次数）',
  policy: { kind: 'space' },
  body: teamScope.extend({
    fileId: id,
    folderId: id.nullish(),
    tags: tags.default([]),
    /** The document it is a new version of. */
    versionOf: id.optional(),
  }),
  answer: knowledgeDocument,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'STORAGE_FULL'],
});

export const listKnowledge = defineRoute({
  name: 'listKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/list`,
  summary: '知识库的文档，按文件夹、标签、类型、时间与名称筛选',
  policy: { kind: 'space', isForViewers: true },
  body: paging.extend({
    teamId: id.optional(),
    /** Absent: all folders. Null: no folder. */
    folderId: id.nullish(),
    tag: tag.optional(),
    kind: z.enum(knowledgeKinds).optional(),
    keyword: z.string().trim().max(100).optional(),
    from: instant.optional(),
    to: instant.optional(),
    sort: z.enum(knowledgeSorts).default('updated'),
  }),
  answer: pageOf(knowledgeDocument),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const updateKnowledge = defineRoute({
  name: 'updateKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '重命名、移动、加标签或去标签；一次可以改多份',
  policy: { kind: 'space' },
  body: teamScope
    .extend({
      ids,
      name: z
        .string()
        .trim()
        .min(1, '请填写名称')
        .max(KNOWLEDGE_NAME_MAX, `名称请控制在 ${KNOWLEDGE_NAME_MAX} 字以内`)
        .optional(),
      /** Null: moves it out of all folders. */
      folderId: id.nullish(),
      addTags: tags.default([]),
      removeTags: tags.default([]),
    })
    .refine(({ name, ids: named }) => name === undefined || named.length === 1, {
      path: ['name'],
      message: '一次只能重命名一份文档',
    }),
  answer: z.object({ items: z.array(knowledgeDocument) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'TAGS_FULL'],
});

export const copyKnowledge = defineRoute({
  name: 'copyKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/copy`,
  summary: '复制文档的当前版本',
  policy: { kind: 'space' },
  body: teamScope.extend({ ids, folderId: id.nullish() }),
  answer: z.object({ items: z.array(knowledgeDocument) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'STORAGE_FULL'],
});

export const deleteKnowledge = defineRoute({
  name: 'deleteKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: `把文档移入回收站，${TRASH_DAYS} 天内可以恢复（上传者、团队所有者与管理员）`,
  policy: { kind: 'space' },
  body: teamScope.extend({ ids }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const knowledgeWithVersions = knowledgeDocument.extend({ versions: z.array(knowledgeVersion) });

export const getDocumentById = defineRoute({
  name: 'getDocumentById',
  feature: 'documents',
  method: 'GET',
  path: `${BASE}/getDocumentById`,
  summary: '一份文档与它的所有版本',
  policy: { kind: 'object', object: 'knowledgeDocument', param: 'id', ability: 'read' },
  query: z.object({ id }),
  answer: knowledgeWithVersions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const downloadKnowledge = defineRoute({
  name: 'downloadKnowledge',
  feature: 'documents',
  method: 'GET',
  path: `${BASE}/download`,
  summary: '下载文档这一版的原文件',
  policy: { kind: 'object', object: 'knowledgeDocument', param: 'id', ability: 'read' },
  query: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'file',
  record: 'downloaded',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const listKnowledgeTags = defineRoute({
  name: 'listKnowledgeTags',
  feature: 'documents',
  method: 'GET',
  path: `${BASE}/tags`,
  summary: `知识库用得最多的 ${KNOWLEDGE_TAGS_LISTED} 个标签与文档数`,
  policy: { kind: 'space' },
  query: teamScope,
  answer: z.object({
    items: z.array(z.object({ name: z.string(), count: z.number().int() })),
    /** False: there are more. */
    isAll: z.boolean(),
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const trashedDocument = knowledgeDocument
  .pick({ id: true, name: true, kind: true, size: true, ownerId: true, abilities: true })
  .extend({ trashedAt: instant, purgedAt: instant });

export const listTrash = defineRoute({
  name: 'listTrash',
  feature: 'documents',
  method: 'GET',
  path: `${BASE}/trash`,
  summary: '回收站中的文档',
  policy: { kind: 'space' },
  query: paging.extend({ teamId: id.optional() }),
  answer: pageOf(trashedDocument),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const restoreKnowledge = defineRoute({
  name: 'restoreKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '从回收站恢复；原文件夹已不在的回到最上层',
  policy: { kind: 'space' },
  body: teamScope.extend({ ids }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const purgeKnowledge = defineRoute({
  name: 'purgeKnowledge',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/purge`,
  summary: '彻底删除回收站中的文档，不能恢复',
  policy: { kind: 'space' },
  body: teamScope.extend({ ids }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const emptyKnowledgeTrash = defineRoute({
  name: 'emptyKnowledgeTrash',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/emptyTrash`,
  summary: '清空回收站：彻底删除其中自己可以删除的全部文档，不能恢复',
  policy: { kind: 'space' },
  body: teamScope,
  answer: z.object({ purged: z.number().int() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});
