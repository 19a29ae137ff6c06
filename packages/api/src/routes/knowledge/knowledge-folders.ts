/** Folders of a space's knowledge base. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, instant, nothing, teamScope } from '../shapes.ts';

const BASE = '/api/wenjian/knowledgeAssets/folderManagement';

export const FOLDER_MAX_DEPTH = 8;
export const FOLDERS_MAX = 2000;
export const FOLDER_NAME_MAX_CHARACTERS = 50;

const name = z
  .string()
  .trim()
  .min(1, '请填写文件夹名称')
  .max(FOLDER_NAME_MAX_CHARACTERS, `文件夹名称请控制在 ${FOLDER_NAME_MAX_CHARACTERS} 字以内`)
  .regex(/^[^/\\]+$/, '文件夹名称不能含有斜线');

export const knowledgeFolder = z.object({
  id,
  parentId: id.nullable(),
  name: z.string(),
  /** Documents directly in the folder, without subfolders. */
  documents: z.number().int(),
  createdAt: instant,
});

export const insertFolder = defineRoute({
  name: 'insertFolder',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/insert`,
  summary: `新建文件夹，最多 ${FOLDER_MAX_DEPTH} 层`,
  policy: { kind: 'space' },
  body: teamScope.extend({ name, parentId: id.nullable().default(null) }),
  answer: knowledgeFolder,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'FOLDER_TOO_DEEP', 'FOLDERS_FULL'],
});

export const listFolders = defineRoute({
  name: 'listFolders',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/list`,
  summary: '知识库的全部文件夹',
  policy: { kind: 'space', isForViewers: true },
  body: teamScope,
  answer: z.object({ items: z.array(knowledgeFolder) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const updateFolder = defineRoute({
  name: 'updateFolder',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '重命名或移动文件夹；不能移进它自己里面',
  policy: { kind: 'space' },
  body: teamScope.extend({ id, name: name.optional(), parentId: id.nullish() }),
  answer: knowledgeFolder,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'NAME_TAKEN', 'FOLDER_TOO_DEEP', 'FOLDER_IN_ITSELF'],
});

export const deleteFolder = defineRoute({
  name: 'deleteFolder',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: '删除文件夹与其中的文件夹；其中的文档移入回收站，有不能删除的文档时整个不删',
  policy: { kind: 'space' },
  body: teamScope.extend({ id }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
