/** Names of security records, used on the screen and in exported files. */
import type { RecordedAction, RecordedKind } from './routes/teams/team-records.ts';
import { type TaskObject, taskTools, toolTable } from './tools.ts';

export const recordedActionNames: Readonly<Record<RecordedAction, string>> = {
  viewed: '查看结果',
  downloaded: '下载文件',
  exported: '导出',
  shared: '生成公开链接',
  unshared: '关闭公开链接',
  invited: '邀请',
  withdrawn: '撤回邀请',
  letIn: '同意加入',
  refused: '拒绝加入',
  opened: '开启协作',
  closed: '关闭协作',
  joined: '加入协作',
  permissionChanged: '修改协作权限',
  deleted: '删除',
  restored: '恢复',
  purged: '彻底删除',
  renamed: '重命名',
  published: '发布',
  keyMade: '新建接口密钥',
  keyRevoked: '吊销接口密钥',
  memberAdded: '加入成员',
  memberRemoved: '移除成员',
  memberLeft: '离开团队',
  roleChanged: '修改角色',
  ownerChanged: '转让团队',
  teamRenamed: '修改团队名称',
  linkReset: '重置邀请链接',
  linkRevoked: '停用邀请链接',
};

const taskNouns = Object.fromEntries(
  taskTools.map((tool) => [toolTable[tool].object, toolTable[tool].noun]),
) as Record<TaskObject, string>;

const objectKindNames: Readonly<Record<RecordedKind, string>> = {
  ...taskNouns,
  teamSpace: '团队',
  order: '订单',
  compareProfile: '比对方案',
  auditTemplate: '审查清单',
  lexiconEntry: '词库',
  textBaseDocument: '查重文本',
  openApiKey: '接口密钥',
  knowledgeDocument: '文档',
  knowledgeFolder: '文件夹',
  message: '消息',
  contractTemplate: '模板',
  result: '结果',
  discussion: '评论',
  chat: '对话',
  product: '任务',
};

/** Rows are never deleted: a kind that the product no longer knows is shown as stored. */
export function objectKindName(kind: string): string {
  return isKnown(kind) ? objectKindNames[kind] : kind;
}

function isKnown(kind: string): kind is RecordedKind {
  return Object.hasOwn(objectKindNames, kind);
}

export function recordsFileName(team: string): string {
  return `${team}-操作日志.xlsx`;
}
