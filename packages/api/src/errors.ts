/**
 * The error catalogue: the one place where a failure's name, code, HTTP status and Chinese sentence meet.
 * `code` is the spec's code where it has one (6040, 6044), otherwise the HTTP status.
 * `isRetryable` says whether the same request may succeed later without the user changing anything.
 */
interface ErrorEntry {
  readonly code: number;
  readonly status: number;
  readonly isRetryable: boolean;
  readonly message: string;
}

export const errorCatalogue = {
  INVALID_REQUEST: { code: 400, status: 400, isRetryable: false, message: '提交的内容有误，请检查后重试' },
  SMS_CODE_WRONG: { code: 400, status: 400, isRetryable: false, message: '验证码不正确，请核对后重新输入' },
  SMS_CODE_EXPIRED: { code: 400, status: 400, isRetryable: false, message: '验证码已失效，请重新获取' },
  ACTIVITY_CODE_INVALID: { code: 400, status: 400, isRetryable: false, message: '活动码无效或已过期' },
  UNAUTHENTICATED: { code: 401, status: 401, isRetryable: false, message: '登录已过期，请重新登录' },
  INSUFFICIENT_BALANCE: { code: 6040, status: 402, isRetryable: false, message: '剩余次数不足' },
  MEMBERSHIP_EXPIRED: {
    code: 6044,
    status: 402,
    isRetryable: false,
    message: '会员已到期，续费后可继续使用',
  },
  FORBIDDEN: { code: 403, status: 403, isRetryable: false, message: '您没有权限，禁止查看' },
  COLLABORATION_CLOSED: { code: 403, status: 403, isRetryable: false, message: '协作已关闭，禁止访问' },
  NOT_FOUND: { code: 404, status: 404, isRetryable: false, message: '内容不存在，或已被删除' },
  CONFLICT: { code: 409, status: 409, isRetryable: false, message: '内容已被他人修改，请刷新后重试' },
  DECISION_CHANGED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这条差异刚被其他成员处理过，已为您刷新',
  },
  RISK_CHANGED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这条风险刚被其他成员处理过，已为您刷新',
  },
  NAME_TAKEN: { code: 409, status: 409, isRetryable: false, message: '这个名称已经有了，请换一个' },
  COLLABORATION_NOT_OPEN: { code: 409, status: 409, isRetryable: false, message: '还没有开启协作，请先开启' },
  COLLABORATION_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '协作人数已达 100 人上限，请先移除不再需要的成员',
  },
  JOIN_ANSWERED: { code: 409, status: 409, isRetryable: false, message: '这条申请已经处理过了，已为您刷新' },
  PHONE_MISSING: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '您的账号没有经过验证的手机号，无法加入协作，请先绑定手机号',
  },
  TASK_NOT_FINISHED: { code: 409, status: 409, isRetryable: true, message: '任务还在处理中，请稍候' },
  TASK_WITHOUT_RESULT: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '任务没有完成，没有可显示的结果',
  },
  TASK_NOT_RUNNING: { code: 409, status: 409, isRetryable: false, message: '任务已经结束，不能再取消' },
  UPLOAD_INCOMPLETE: { code: 409, status: 409, isRetryable: true, message: '文件还没有传完，请继续上传' },
  GONE: { code: 410, status: 410, isRetryable: false, message: '文档已失效' },
  FILE_TOO_LARGE: { code: 413, status: 413, isRetryable: false, message: '文件超过 200 MB，无法上传' },
  UNSUPPORTED_MEDIA: { code: 415, status: 415, isRetryable: false, message: '请求的内容格式不受支持' },
  DOCUMENT_ENCRYPTED: {
    code: 422,
    status: 422,
    isRetryable: false,
    message: '文件有密码保护，请解除密码后重新上传',
  },
  DOCUMENT_DAMAGED: { code: 422, status: 422, isRetryable: false, message: '文件已损坏，无法读取' },
  DOCUMENT_EMPTY: { code: 422, status: 422, isRetryable: false, message: '文件里没有可读取的文字' },
  DOCUMENT_UNSUPPORTED: { code: 422, status: 422, isRetryable: false, message: '暂不支持读取这种格式的文件' },
  DOCUMENT_TOO_LARGE: {
    code: 422,
    status: 422,
    isRetryable: false,
    message: '文档内容过大，超出可处理的范围',
  },
  RATE_LIMITED: { code: 429, status: 429, isRetryable: true, message: '操作过于频繁，请稍后再试' },
  FREE_LIMIT_REACHED: { code: 429, status: 429, isRetryable: true, message: '今日免费次数已用完' },
  JOIN_TOO_SOON: {
    code: 429,
    status: 429,
    isRetryable: true,
    message: '上次的申请没有通过，24 小时后可以再次申请',
  },
  SMS_TOO_SOON: { code: 429, status: 429, isRetryable: true, message: '验证码发送太频繁，请 60 秒后再试' },
  SMS_DAILY_LIMIT: {
    code: 429,
    status: 429,
    isRetryable: true,
    message: '该手机号今日获取验证码次数已达上限，请明天再试',
  },
  SMS_TOO_MANY_TRIES: {
    code: 429,
    status: 429,
    isRetryable: false,
    message: '验证码错误次数过多，请重新获取',
  },
  INTERNAL: {
    code: 500,
    status: 500,
    isRetryable: true,
    message: '服务器处理出错，内容未受影响，请稍后重试',
  },
  TASK_TIMED_OUT: { code: 500, status: 500, isRetryable: true, message: '处理超时，次数已退回，请稍后重试' },
  UPSTREAM_FAILED: { code: 502, status: 502, isRetryable: true, message: '外部服务暂时不可用，请稍后重试' },
  UNAVAILABLE: { code: 503, status: 503, isRetryable: true, message: '服务暂时不可用，请稍后重试' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errorCatalogue;

export const errorNames = Object.keys(errorCatalogue) as readonly ErrorName[];

export function isErrorName(value: unknown): value is ErrorName {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}

/** Errors that any route may answer with; routes only declare what is special to them. */
export const commonErrors: readonly ErrorName[] = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];
