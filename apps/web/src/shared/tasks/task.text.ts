/** What the screens of every tool say about tasks: lists, progress, beginnings that failed. */
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

  rename: '重命名',
  renamed: '已改名',
  save: '保存',
  titleRequired: '请填写名称',

  cost: (count: string) => `本次用 ${count} 次`,
  remaining: (count: string) => `剩余 ${count} 次`,
  remainingUnknown: '剩余次数读取中',
  seePlans: '查看会员方案',
  tryAgain: '再试一次',
} as const;
