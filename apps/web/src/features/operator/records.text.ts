export const trailText = {
  searchOperator: '运营人员',
  searchSubject: '对象：空间、订单、代码',
  allActions: '全部操作',
  action: '按操作筛选',
  from: '开始日期',
  to: '结束日期',
  export: '导出 Excel',
  exported: '操作记录已下载，导出本身也已记录',
  columns: { at: '时间', operator: '运营人员', action: '操作', subject: '对象', detail: '说明' },
  terminal: '命令行',
  empty: '还没有操作记录',
} as const;

export const storageText = {
  search: '名称、编号或手机号',
  empty: '还没有空间',
  columns: { space: '空间', owner: '所有者', files: '文件', bytes: '占用', limit: '上限' },
  personal: '个人',
  noLimit: '不限',
  facts: { contents: '不同内容', deleted: '等待清除', uploads: '进行中的上传', sweep: '最近清理' },
  contentsOf: (count: string, size: string): string => `${count} 份，${size}`,
  deletedOf: (count: string): string => `${count} 个已删除的任务`,
  uploadsOf: (count: string): string => `${count} 个`,
  noSweep: '还没有记录',
  swept: (deleted: string): string => `删除 ${deleted} 份无人使用的内容`,
  incomplete: '没有做完：有结果缺失，或另一次清理正在进行',
  lead: '占用按文件大小计算，含已删除而未清除的文件；没有付费套餐的空间共用所有者的免费上限。',
} as const;

export const overviewText = {
  people: {
    users: '用户',
    activeUsers: '七天内使用',
    teams: '团队',
    tasks: '七天任务',
    paid: '三十天成交',
  },
  newUsers: (count: string): string => `七天新增 ${count}`,
  failedTasks: (count: string): string => `其中失败 ${count}`,
  paidOrders: (count: string): string => `${count} 笔订单`,
  todo: '待办',
  todos: {
    waitingJobs: '排队的任务',
    setAsideJobs: '已放弃的任务',
    waitingOrders: '待处理的订单',
    openFeedback: '未处理的反馈',
    openInquiries: '未处理的咨询',
  },
  taskChart: '每日任务（近十四天）',
  noTasks: '近十四天没有任务',
  noNewUsers: '近十四天没有新用户',
  userChart: '每日新用户（近十四天）',
  legend: { done: '完成或进行中', failed: '失败', users: '新用户' },
  taskBar: (day: string, done: number, failed: number): string =>
    `${day}：完成或进行中 ${done}，失败 ${failed}`,
  userBar: (day: string, count: number): string => `${day}：新用户 ${count}`,
} as const;
