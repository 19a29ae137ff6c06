import type { ErrorName } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { decideFailure, type Effect, type Failure, type FailureReason } from './decide-failure.ts';
import type { Operation } from './failure-operation.ts';
import type { FailurePage } from './failure-page.ts';

function answer(code: number, message = ''): FailureReason {
  const status = code >= 1000 ? 402 : code;
  return { kind: 'answer', status, code, message, errorName: null, fields: [] };
}

function named(errorName: ErrorName, code: number): FailureReason {
  return { kind: 'answer', status: code, code, message: '服务器的话', errorName, fields: [] };
}

const expired: readonly Effect[] = [
  { kind: 'toast', message: '登录已过期，请重新登录', durationMs: 2500 },
  { kind: 'logEvent', event: 'loginExpired' },
  { kind: 'clearTokens' },
  { kind: 'redirectToLogin', delayMs: 3000, isOnce: true },
];

function toast(message: string): Effect {
  return { kind: 'toast', message, durationMs: 3000 };
}

interface Row {
  readonly row: string;
  readonly failure: Failure;
  readonly effects: readonly Effect[];
  readonly message: string;
  readonly page?: FailurePage;
  readonly isPayable?: true;
}

function general(reason: FailureReason): Failure {
  return { operation: 'general', reason };
}

function of(operation: Operation, reason: FailureReason): Failure {
  return { operation, reason };
}

/** A row or more for each row of docs/spec.md#failures (and one per default message it names). */
const rows: readonly Row[] = [
  {
    row: '401: toast for 2.5 s, event logged, tokens cleared, redirect to login after 3 s, once only',
    failure: general(answer(401, '令牌无效')),
    effects: expired,
    message: '登录已过期，请重新登录',
  },
  {
    row: '401 of a proxy without an envelope is an expired session all the same',
    failure: general({ kind: 'unreadable', status: 401 }),
    effects: expired,
    message: '登录已过期，请重新登录',
  },
  {
    row: '401 on a collaboration read ends the session before any page is shown',
    failure: of('collaborationRead', answer(401)),
    effects: expired,
    message: '登录已过期，请重新登录',
  },
  {
    row: '403: toast "no permission, viewing forbidden", rejected with the server message',
    failure: general(answer(403, '只有所有者可以删除')),
    effects: [toast('您没有权限，禁止查看')],
    message: '只有所有者可以删除',
  },
  {
    row: '403 without a server message is rejected with the default "no permission"',
    failure: general(answer(403)),
    effects: [toast('您没有权限，禁止查看')],
    message: '没有权限',
  },
  {
    row: '6040: toast and rejection with the server message',
    failure: general(answer(6040, '比对次数已用完')),
    effects: [toast('比对次数已用完')],
    message: '比对次数已用完',
    isPayable: true,
  },
  {
    row: '6044: toast and rejection with the server message',
    failure: general(answer(6044, '会员已到期，续费后可继续使用')),
    effects: [toast('会员已到期，续费后可继续使用')],
    message: '会员已到期，续费后可继续使用',
    isPayable: true,
  },
  {
    row: '6040 without a server message says "insufficient balance"',
    failure: general(answer(6040)),
    effects: [toast('剩余次数不足')],
    message: '剩余次数不足',
    isPayable: true,
  },
  ...[410, 404].map((code) => ({
    row: `collaboration read with ${code}: page "document has expired" with a button back to the list`,
    failure: of('collaborationRead', answer(code, '内容不存在')),
    effects: [],
    page: {
      kind: 'documentExpired' as const,
      title: '文档已失效',
      detail: '分享者的页面已失效，请联系分享者',
      button: 'backToList' as const,
    },
    message: '文档已失效',
  })),
  {
    row: 'collaboration read with 403: page "no document permission" with the server message',
    failure: of('collaborationRead', answer(403, '您已被移出协作')),
    effects: [],
    page: { kind: 'noPermission', title: '没有文档权限', detail: '您已被移出协作' },
    message: '没有文档权限',
  },
  {
    row: 'collaboration read with 403 and no server message: "collaboration closed, access forbidden"',
    failure: of('collaborationRead', answer(403)),
    effects: [],
    page: { kind: 'noPermission', title: '没有文档权限', detail: '协作已关闭，禁止访问' },
    message: '没有文档权限',
  },
  ...[answer(500, '出错'), { kind: 'network' } as const, { kind: 'timeout' } as const].map((reason) => ({
    row: `other collaboration failure (${reason.kind}): page "service interrupted" with a refresh button`,
    failure: of('collaborationRead', reason),
    effects: [],
    page: {
      kind: 'serviceInterrupted' as const,
      title: '服务中断，请尝试刷新页面',
      button: 'refreshPage' as const,
    },
    message: '服务中断，请尝试刷新页面',
  })),
  {
    row: 'toast "open failed"',
    failure: of('collaborationOpen', answer(500, 'x')),
    effects: [toast('打开失败')],
    message: '打开失败',
  },
  {
    row: 'toast "operation failed"',
    failure: of('collaborationChange', answer(409, 'x')),
    effects: [toast('操作失败')],
    message: '操作失败',
  },
  {
    row: 'toast "modify failed"',
    failure: of('membersChange', answer(500)),
    effects: [toast('修改失败')],
    message: '修改失败',
  },
  {
    row: 'toast "failed to get history members"',
    failure: of('historyMembers', { kind: 'network' }),
    effects: [toast('获取历史成员失败')],
    message: '获取历史成员失败',
  },
  {
    row: 'toast "failed to get session chat history"',
    failure: of('chatHistory', answer(500)),
    effects: [toast('获取会话聊天记录失败')],
    message: '获取会话聊天记录失败',
  },
  {
    row: 'toast "join failed please retry"',
    failure: of('join', answer(500)),
    effects: [toast('加入失败，请重试')],
    message: '加入失败，请重试',
  },
  {
    row: 'a failed request to be let in says "operation failed"',
    failure: of('joinRequest', answer(500)),
    effects: [toast('操作失败')],
    message: '操作失败',
  },
  {
    row: 'a failed answer to such a request says "operation failed"',
    failure: of('joinAnswer', answer(500)),
    effects: [toast('操作失败')],
    message: '操作失败',
  },
  ...(
    [
      ['join', 'PHONE_MISSING', 409],
      ['joinRequest', 'JOIN_TOO_SOON', 429],
      ['joinAnswer', 'JOIN_ANSWERED', 409],
      ['membersChange', 'COLLABORATION_FULL', 409],
      ['collaborationChange', 'COLLABORATION_NOT_OPEN', 409],
    ] as const
  ).map(([operation, errorName, code]) => ({
    row: `${errorName} is told in the server's words, they say what to do`,
    failure: of(operation, named(errorName, code)),
    effects: [toast('服务器的话')],
    message: '服务器的话',
  })),
  {
    row: 'toast "server or network abnormal" when the network fails',
    failure: general({ kind: 'network' }),
    effects: [toast('服务器或网络异常')],
    message: '服务器或网络异常',
  },
  {
    row: 'chat count failure "insufficient balance" is silent',
    failure: of('chatCount', answer(6040, '剩余次数不足')),
    effects: [],
    message: '剩余次数不足',
  },
  {
    row: 'other chat count failures show "server interrupted"',
    failure: of('chatCount', answer(502, 'x')),
    effects: [toast('服务器中断')],
    message: '服务器中断',
  },
  {
    row: 'a failed similarity reply is ignored',
    failure: of('similarity', answer(500, '相似度服务出错')),
    effects: [],
    message: '相似度服务出错',
  },
  {
    row: 'timeout exceeded: said plainly',
    failure: general({ kind: 'timeout' }),
    effects: [toast('请求超时，请检查网络后重试')],
    message: '请求超时，请检查网络后重试',
  },
  {
    row: 'request aborted: silent',
    failure: general({ kind: 'aborted' }),
    effects: [],
    message: '请求已取消',
  },
  ...[400, 404, 409, 410, 413, 422, 429, 500, 503].map((code) => ({
    row: `status-class error ${code}: rejected with the server's sentence, shown by the screen that asked`,
    failure: general(answer(code, '服务器的话')),
    effects: [],
    message: '服务器的话',
  })),
  {
    row: 'an answer that is not the envelope gets a sentence of its own',
    failure: general({ kind: 'unreadable', status: 502 }),
    effects: [],
    message: '服务器返回的内容无法识别，请稍后重试',
  },
  {
    row: 'a wrong SMS code is shown in the form, without a toast',
    failure: of('signIn', answer(400, '验证码不正确，请核对后重新输入')),
    effects: [],
    message: '验证码不正确，请核对后重新输入',
  },
  {
    row: 'while signing in no session can expire',
    failure: of('signIn', answer(401, '请重新获取验证码')),
    effects: [],
    message: '请重新获取验证码',
  },
  {
    row: 'a network failure while signing in is shown in the form',
    failure: of('signIn', { kind: 'network' }),
    effects: [],
    message: '服务器或网络异常',
  },
  {
    row: '403 on an operation with its own toast is still a 403',
    failure: of('membersChange', answer(403, '只有所有者可以管理成员')),
    effects: [toast('您没有权限，禁止查看')],
    message: '只有所有者可以管理成员',
  },
];

describe('decideFailure', () => {
  // Named in full: the runner would cut a longer `$row`.
  it.each(rows.map((one) => [one.row, one] as const))('%s', (_, { failure, row: __, ...decision }) => {
    expect(decideFailure(failure)).toEqual(decision);
  });
});
