/** Single versions of a document in the knowledge base. */
import { defineRoute } from '../../define-route.ts';
import { id, teamScope } from '../shapes.ts';
import { knowledgeWithVersions } from './knowledge.ts';

const BASE = '/api/wenjian/knowledgeAssets/documentManagement/version';

export const makeKnowledgeVersionCurrent = defineRoute({
  name: 'makeKnowledgeVersionCurrent',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/current`,
  summary: '把文档的一个较早版本设为当前版本',
  policy: { kind: 'space' },
  body: teamScope.extend({ id }),
  answer: knowledgeWithVersions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const deleteKnowledgeVersion = defineRoute({
  name: 'deleteKnowledgeVersion',
  feature: 'documents',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: '彻底删除文档的一个版本，当前版本除外（上传者、团队所有者与管理员）',
  policy: { kind: 'space' },
  body: teamScope.extend({ id }),
  answer: knowledgeWithVersions,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
});
