/**
 * The error catalogue: the only place that defines a failure's name, code, HTTP status and Chinese sentence.
 * `code` is the spec's code when it has one (6040, 6044), otherwise the HTTP status. `isRetryable` says
 * whether the same request may succeed later without any change by the user.
 */
import { MAX_FILE_MB } from './limits.ts';

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
  OPEN_API_KEY_INVALID: {
    code: 401,
    status: 401,
    isRetryable: false,
    message: '开放接口密钥无效或已吊销',
  },
  FORBIDDEN: { code: 403, status: 403, isRetryable: false, message: '您没有权限，禁止查看' },
  API_KEY_SCOPE: {
    code: 403,
    status: 403,
    isRetryable: false,
    message: '这个 API 密钥没有这项操作的权限，可以在「账号与数据」里新建一个',
  },
  VIEWER_ONLY: {
    code: 403,
    status: 403,
    isRetryable: false,
    message: '您是这个团队的只读成员，可以请所有者或管理员把您设为成员',
  },
  COLLABORATION_CLOSED: { code: 403, status: 403, isRetryable: false, message: '协作已关闭，禁止访问' },
  NOT_FOUND: { code: 404, status: 404, isRetryable: false, message: '内容不存在，或已被删除' },
  REPORT_UNKNOWN: {
    code: 404,
    status: 404,
    isRetryable: false,
    message: '没有查到这份报告：请核对编号与验证码；查重删除或账号注销后，报告不再可核验',
  },
  CONFLICT: { code: 409, status: 409, isRetryable: false, message: '内容已被他人修改，请刷新后重试' },
  DECISION_CHANGED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这一条刚被其他成员处理过，已为您刷新',
  },
  LEXICON_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '词库已有 2000 个词，请先移除不再需要的',
  },
  REVIEW_TEMPLATES_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '审查清单已满：一个空间最多 100 份，内容合计不超过 5 MB，请先删除不再需要的',
  },
  COMPARE_PROFILES_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '比对方案已有 100 个，请先删除不再需要的',
  },
  OPEN_API_KEYS_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '开放接口密钥已达 20 个，请先吊销不再使用的',
  },
  API_KEYS_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '个人 API 密钥已达 20 个，请先吊销不再使用的',
  },
  TEAMS_FULL: { code: 409, status: 409, isRetryable: false, message: '一个账号最多拥有 20 个团队' },
  STORAGE_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '知识库空间不足，这份文件没有放入知识库；清空回收站或升级空间后可以重试',
  },
  FILES_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '文件空间不足，这份文件没有上传；删除不需要的任务和文档，或升级套餐后可以重试',
  },
  TAGS_FULL: { code: 409, status: 409, isRetryable: false, message: '一份文档最多 20 个标签，请先去掉一些' },
  FOLDER_TOO_DEEP: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '文件夹最多 8 层，请放在更上面的文件夹里',
  },
  FOLDER_IN_ITSELF: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '文件夹不能移进它自己或它里面的文件夹',
  },
  FOLDERS_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '文件夹已有 2000 个，请先删除不再需要的',
  },
  FILE_NOT_LOCKED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这份文件没有打开密码，可以直接使用',
  },
  NAME_TAKEN: { code: 409, status: 409, isRetryable: false, message: '这个名称已经有了，请换一个' },
  COLLABORATION_NOT_OPEN: { code: 409, status: 409, isRetryable: false, message: '还没有开启协作，请先开启' },
  COLLABORATION_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '协作人数已达 100 人上限，请先移除不再需要的成员',
  },
  COMMENTS_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这份结果的评论已达 5000 条上限',
  },
  TEAM_FULL: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '团队席位已满，升级套餐或移除成员后再添加',
  },
  TEAM_REQUESTS_FULL: {
    code: 409,
    status: 409,
    isRetryable: true,
    message: '等待审核的申请太多，请联系团队管理员',
  },
  TEAM_OWNER_STAYS: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '所有者不能离开团队，请先把团队转让给其他成员',
  },
  ACCOUNT_NEEDED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '账号暂时不能注销，请先处理页面上列出的事项',
  },
  PERSONAL_SPACE: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '个人空间只属于自己，请新建团队后再添加成员',
  },
  JOIN_ANSWERED: { code: 409, status: 409, isRetryable: false, message: '这条申请已经处理过了，已为您刷新' },
  PHONE_TAKEN: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个手机号已是另一个账号的登录手机号，请换一个号码',
  },
  PHONE_ELSEWHERE: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '手机号由单位的统一认证管理，请在统一认证处修改',
  },
  EMAIL_MISSING: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '还没有绑定邮箱，绑定后才能用邮件提醒',
  },
  PUSH_SERVICE_UNKNOWN: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个浏览器的推送服务不在服务器允许的名单里，无法开启推送',
  },
  PHONE_MISSING: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '您的账号没有经过验证的手机号，无法加入协作，请先绑定手机号',
  },
  PLAN_NOT_FOR_SPACE: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个套餐不适用于当前空间，请换一个空间或套餐',
  },
  PLAN_LOWER: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '团队已有更高的套餐，可购买权益包增加次数，或到期后再选择',
  },
  ORDER_CLOSED: { code: 409, status: 409, isRetryable: false, message: '订单已关闭，请重新下单' },
  ORDER_PAID: { code: 409, status: 409, isRetryable: false, message: '订单已支付，无需再次操作' },
  ORDER_NOT_PAID: { code: 409, status: 409, isRetryable: false, message: '订单没有支付，或已经退款' },
  ORDER_CREDITED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个订单已折抵为升级后的套餐，请对升级订单申请',
  },
  ORDER_RENEWED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个套餐之后又续费过，请先对最近一次续费的订单申请退款',
  },
  REFUND_REQUESTED: { code: 409, status: 409, isRetryable: false, message: '已提交过退款申请，请等待处理' },
  INVOICE_REQUESTED: { code: 409, status: 409, isRetryable: false, message: '已提交过开票申请，请等待处理' },
  COUPON_UNUSABLE: { code: 409, status: 409, isRetryable: false, message: '这张卡券不能用于这笔订单' },
  COUPON_TAKEN: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这张卡券您已经领取过了，每人限领一张',
  },
  INVITATION_REFUSED: { code: 409, status: 409, isRetryable: false, message: '这次邀请没有生效' },
  TEMPLATE_NOT_READY: {
    code: 409,
    status: 409,
    isRetryable: true,
    message: '模板还没有读取完成，或读取失败，请查看模板的状态',
  },
  TEMPLATE_PUBLISHED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个版本已经发布，不能再修改，请新建版本',
  },
  TEMPLATE_NOT_PUBLISHED: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个版本还没有发布，发布后才能生成文件',
  },
  TEMPLATE_HAS_DRAFT: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这个模板已有未发布的版本，请先发布或在其上修改',
  },
  TEMPLATE_ONLY_VERSION: {
    code: 409,
    status: 409,
    isRetryable: false,
    message: '这是模板唯一的版本，不能放弃；不再需要时请删除模板',
  },
  CHAT_REPLYING: { code: 409, status: 409, isRetryable: true, message: '正在回复中，请等待回复结束或先停止' },
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
  REQUEST_TOO_SLOW: { code: 408, status: 408, isRetryable: true, message: '请求发送太慢，请检查网络后重试' },
  REQUEST_TOO_LARGE: { code: 413, status: 413, isRetryable: false, message: '提交的内容过大，请减少后重试' },
  FILE_TOO_LARGE: {
    code: 413,
    status: 413,
    isRetryable: false,
    message: `文件超过 ${MAX_FILE_MB} MB，无法上传`,
  },
  UNSUPPORTED_MEDIA: { code: 415, status: 415, isRetryable: false, message: '请求的内容格式不受支持' },
  DOCUMENT_ENCRYPTED: {
    code: 422,
    status: 422,
    isRetryable: false,
    message: '文件有密码保护，请解除密码后重新上传',
  },
  FILE_PASSWORD_WRONG: {
    code: 422,
    status: 422,
    isRetryable: false,
    message: '密码不正确，文件没有打开，请核对后重新输入',
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
  PAIR_TOO_LONG: {
    code: 422,
    status: 422,
    isRetryable: false,
    message: '两份文件太长，没有在规定时间内比完，请改为一对一查重',
  },
  CHATS_AT_ONCE: {
    code: 429,
    status: 429,
    isRetryable: true,
    message: '同时进行的回答太多，请等待其中一个结束',
  },
  HEADERS_TOO_LARGE: { code: 431, status: 431, isRetryable: false, message: '请求的头部过大，无法处理' },
  RATE_LIMITED: { code: 429, status: 429, isRetryable: true, message: '操作过于频繁，请稍后再试' },
  FREE_LIMIT_REACHED: { code: 429, status: 429, isRetryable: true, message: '今日免费次数已用完' },
  JOIN_TOO_SOON: {
    code: 429,
    status: 429,
    isRetryable: true,
    message: '上次的申请没有通过，24 小时后可以再次申请',
  },
  INQUIRY_LIMIT: {
    code: 429,
    status: 429,
    isRetryable: true,
    message: '今天已收到您的多次提交，我们会尽快与您联系，无需重复提交',
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
  MODEL_FAILED: {
    code: 502,
    status: 502,
    isRetryable: true,
    message: '模型服务暂时没有回答，本次不计次数，请稍后重试',
  },
  UPSTREAM_FAILED: { code: 502, status: 502, isRetryable: true, message: '外部服务暂时不可用，请稍后重试' },
  PAYMENT_UNAVAILABLE: {
    code: 503,
    status: 503,
    isRetryable: true,
    message: '暂时无法支付，没有扣款，请稍后重试或换一种支付方式',
  },
  CANCEL_UNAVAILABLE: {
    code: 503,
    status: 503,
    isRetryable: true,
    message: '暂时无法取消订单，请稍后重试；取消成功之前请不要付款',
  },
  UNAVAILABLE: { code: 503, status: 503, isRetryable: true, message: '服务暂时不可用，请稍后重试' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errorCatalogue;

export const errorNames = Object.keys(errorCatalogue) as readonly ErrorName[];

export function isErrorName(value: unknown): value is ErrorName {
  return typeof value === 'string' && Object.hasOwn(errorCatalogue, value);
}

/** Errors that any route may return; routes declare only their own additional ones. */
export const commonErrors: readonly ErrorName[] = [
  'INVALID_REQUEST',
  'API_KEY_SCOPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];
