/** Plagiarism checks as tasks: listed, renamed, run again, shared and deleted, under the product's own paths. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import { id, nothing, pageOf, paging, teamScope } from '../shapes.ts';
import { taskStatus } from '../tasks.ts';
import { subtractionKinds } from './plagiarism-result.ts';
import { plagiarismStartErrors, plagiarismTask, plagiarismTitle } from './plagiarism-shapes.ts';

const DELETE_MAX_AT_ONCE = 100;

export const listPlagiarism = defineRoute({
  name: 'listPlagiarism',
  feature: 'plagiarism',
  method: 'GET',
  path: '/api/wenjian/plagiarism/list',
  summary: '查重列表',
  policy: { kind: 'space' },
  query: paging.extend({
    teamId: id.optional(),
    keyword: z.string().max(100).optional(),
    status: taskStatus.optional(),
  }),
  answer: pageOf(plagiarismTask),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
});

export const deletePlagiarism = defineRoute({
  name: 'deletePlagiarism',
  feature: 'plagiarism',
  method: 'POST',
  path: '/api/wenjian/plagiarism/delete',
  summary: '删除查重；无权删除的一个也不删',
  policy: { kind: 'space' },
  query: teamScope,
  body: z.object({ taskIds: z.array(id).min(1, '请先选择要删除的查重').max(DELETE_MAX_AT_ONCE) }),
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

const params = z.object({ id });
const object = { kind: 'object', object: 'plagiarism', param: 'id' } as const;

export const readPlagiarism = defineRoute({
  name: 'readPlagiarism',
  feature: 'plagiarism',
  method: 'GET',
  path: '/api/contract-duplication/{id}',
  summary: '一次查重的状态与进度',
  policy: { ...object, ability: 'read' },
  params,
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'GONE'],
});

export const renamePlagiarism = defineRoute({
  name: 'renamePlagiarism',
  feature: 'plagiarism',
  method: 'PATCH',
  path: '/api/contract-duplication/{id}',
  summary: '重命名查重',
  policy: { ...object, ability: 'change' },
  params,
  body: z.object({ title: plagiarismTitle }),
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});

export const rerunPlagiarism = defineRoute({
  name: 'rerunPlagiarism',
  feature: 'plagiarism',
  method: 'POST',
  path: '/api/contract-duplication/{id}/rerun',
  summary: '按新的设置重新查重，扣一次',
  policy: { ...object, ability: 'run' },
  params,
  body: z.object({ subtract: z.array(z.enum(subtractionKinds)).optional() }),
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', ...plagiarismStartErrors],
});

export const cancelPlagiarism = defineRoute({
  name: 'cancelPlagiarism',
  feature: 'plagiarism',
  method: 'POST',
  path: '/api/contract-duplication/{id}/cancel',
  summary: '取消进行中的查重，退回次数',
  policy: { ...object, ability: 'run' },
  params,
  answer: plagiarismTask,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_RUNNING'],
});

export const sharePlagiarism = defineRoute({
  name: 'sharePlagiarism',
  feature: 'plagiarism',
  method: 'POST',
  path: '/api/contract-duplication/{id}/share',
  summary: '生成分享链接的密钥；已有的直接给出',
  policy: { ...object, ability: 'share' },
  params,
  answer: z.object({ key: z.string() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'TASK_NOT_FINISHED', 'TASK_WITHOUT_RESULT'],
});

export const unsharePlagiarism = defineRoute({
  name: 'unsharePlagiarism',
  feature: 'plagiarism',
  method: 'DELETE',
  path: '/api/contract-duplication/{id}/share',
  summary: '收回分享链接',
  policy: { ...object, ability: 'share' },
  params,
  answer: nothing,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'],
});
