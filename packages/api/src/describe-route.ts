/**
 * In: a route's definition. Out: what a caller has to know besides its shapes, in Chinese sentences. Everything is said from what the server itself
 * goes by (policy, scopes, records), so the reference cannot say anything else than what happens.
 */
import { scopesFor } from './api-scopes.ts';
import type { Ability, AnyRoute, ObjectKind, RouteRecord } from './define-route.ts';

export function describeRoute(route: AnyRoute): string {
  return [callers(route), ...keySentence(route), ...requestSentences(route), ...answerSentences(route)].join(
    '',
  );
}

const objectNames: Readonly<Record<ObjectKind, string>> = {
  comparison: '比对',
  audit: '审查',
  proofreading: '纠错',
  plagiarism: '查重',
  conversion: '转换',
  recognition: '识别',
  document: '文档',
  generatedDocument: '生成的文档',
  teamSpace: '团队空间',
  order: '订单',
  compareProfile: '比对方案',
  auditTemplate: '审查清单',
  lexiconEntry: '词条',
  textBaseDocument: '文本库文档',
  openApiKey: '开放接口密钥',
  knowledgeDocument: '知识库文档',
  message: '消息',
  contractTemplate: '合同模板',
  product: '结果',
  result: '结果',
  discussion: '讨论',
  chat: '对话',
};

const abilityNames: Readonly<Record<Ability, string>> = {
  read: '查看',
  change: '修改',
  run: '运行',
  share: '分享',
  delete: '删除',
};

const recordNames: Readonly<Record<RouteRecord, string>> = {
  viewed: '查看',
  downloaded: '下载',
  exported: '导出',
};

function callers({ policy, method, isOpenApi }: AnyRoute): string {
  if (isOpenApi === true) return '用请求头 open-api-key 里的团队密钥或分享密钥调用。';
  switch (policy.kind) {
    case 'public':
      return '任何人都可以调用，不需要登录。';
    case 'user':
      return '登录后即可调用。';
    case 'space': {
      const isForAll = method === 'GET' || policy.isForViewers === true;
      const viewers = isForAll ? '' : '只读成员不能调用。';
      return `空间的成员可以调用；teamId 指定空间，省略时为当前空间，不是成员的一律回答 404。${viewers}`;
    }
    case 'object':
      return `对这个${objectNames[policy.object]}有「${abilityNames[policy.ability]}」权限的人可以调用；看不到的一律回答 404，看得到而不允许的回答 403。`;
    case 'visit':
      return `知道这个${objectNames[policy.object]}已被分享的人可以调用，即使还没有权限。`;
    case 'invited':
      return '有团队邀请链接的人可以调用，只看得到团队的名称。';
    case 'operator':
      return '角色包含这一部分的运营人员可以调用；其他运营人员回答 403，其他人一律回答 404。';
  }
}

function keySentence(route: AnyRoute): readonly string[] {
  if (route.policy.kind === 'public' || route.isOpenApi === true) return [];
  const scopes = scopesFor(route);
  if (scopes.length === 0) return ['不接受个人 API 密钥。'];
  if (scopes.length > 1) return ['个人 API 密钥有任意一项写权限即可。'];
  return [`个人 API 密钥需要权限 ${scopes[0]}。`];
}

function requestSentences({ bodyKind, body, sendsMessage }: AnyRoute): readonly string[] {
  const isOnce = body !== undefined && 'shape' in body && 'idempotencyKey' in (body.shape as object);
  return [
    ...(bodyKind === 'multipart' ? ['请求是 multipart 表单，文件字段 file 放在最后。'] : []),
    ...(isOnce ? ['同一个 idempotencyKey 重复提交只建一个任务，只扣一次。'] : []),
    ...(sendsMessage === true ? ['每次调用都会发出短信或邮件，与登录验证码共用较低的次数限制。'] : []),
  ];
}

function answerSentences({ answerKind, emptyStatus, record }: AnyRoute): readonly string[] {
  return [
    ...(answerKind === 'file' ? ['回答是文件内容，可以用 Range 分段读取。'] : []),
    ...(emptyStatus === undefined ? [] : [`没有内容时回答 ${emptyStatus}。`]),
    ...(record === undefined ? [] : [`成功后记入团队的操作日志（${recordNames[record]}）。`]),
  ];
}
