/** Texts about tasks for every tool: lists, progress, failed starts. */
import { freeToolUsesADay } from '@wenjian/api';

export const taskText = {
  refresh: '重新加载',
  cancel: '取消',
  loadFailed: '没有加载成功，已有内容不受影响',
  allStatuses: '全部状态',
  clearFilter: '清除筛选',
  columns: {
    title: '名称',
    status: '状态',
    decided: '已处理',
    createdAt: '创建时间',
    actions: '操作',
  },
  none: '—',
  decided: (done: string, total: string) => `${done} / ${total}`,
  total: (count: string) => `共 ${count} 条`,
  moreOf: (title: string) => `${title} 的更多操作`,

  searchPlaceholder: '搜索名称或文件名',
  trySample: '用示例合同试一次',
  samplePreparing: '正在准备示例',
  allRecords: '全部记录',
  /** A task that was deleted, or is no longer shared (docs/spec.md#failures). */
  goneTitle: '文档已失效',
  goneDetail: '分享者的页面已失效，请联系分享者',

  rename: '重命名',
  renamed: '已改名',
  save: '保存',
  titleRequired: '请填写名称',
  remove: '删除',
  removeTitle: (title: string) => `删除“${title}”？`,
  removed: '已删除',

  cost: (count: string) => `本次用 ${count} 次`,
  remaining: (count: string) => `剩余 ${count} 次`,
  remainingUnknown: '剩余次数读取中',
  free: {
    left: (left: number) => `今日还可使用 ${left} 次`,
    limit: (limit: number) => `每天 ${limit} 次，北京时间零点恢复`,
    unknown: '今日次数读取中',
    failed: '今日次数没有读到',
    retry: '重新读取',
    none: '今日免费次数已用完',
    noneToday: '今日免费次数已用完，北京时间零点恢复。',
    notEnough: (needed: number, left: number) => `需要 ${needed} 次，今日剩余 ${left} 次，北京时间零点恢复。`,
    moreWithPlan: `开通会员后每天 ${freeToolUsesADay.paid} 次，`,
    noneDetail: (limit: number) =>
      `每天 ${limit} 次，北京时间零点恢复。开通会员后每天 ${freeToolUsesADay.paid} 次。`,
  },
  queue: {
    next: '正在排队，下一个就是这个任务',
    ahead: (count: number) => `正在排队，前面还有 ${count} 个任务`,
    atLeast: (count: number) => `正在排队，前面至少还有 ${count} 个任务`,
    soon: '，预计一分钟内开始',
    minutes: (count: number) => `，预计约 ${count} 分钟后开始`,
    notBefore: (count: number) => `，至少 ${count} 分钟后开始`,
    noTime: '，开始时间暂时无法估计',
  },
  short: '剩余次数不足',
  getMore: '增加次数',
  buy: '开通会员',
  seePlans: '查看会员方案',
  tryAgain: '再试一次',
} as const;
