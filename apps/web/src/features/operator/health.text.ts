import { type SetAsideReason, type TaskTool, toolTable } from '@wenjian/api';

const processKinds: Readonly<Record<string, string>> = {
  server: '服务器',
  worker: '工作进程',
  background: '后台进程',
  start: '一体进程',
};

const otherJobs: Readonly<Record<string, string>> = {
  compareExport: '比对导出',
  auditExport: '审查导出',
  auditExample: '审查示例',
  correctExport: '纠错导出',
  correctExample: '纠错示例',
  duplicateExport: '查重导出',
  textBase: '文本库入库',
  templateReading: '模板读取',
  dataExport: '数据导出',
  inquiryMail: '咨询邮件',
  conversionUpload: '转化上报',
};

const reasons: Readonly<Record<SetAsideReason, string>> = {
  poison: '反复中断',
  fault: '程序出错',
  failed: '重试用完',
};

export const healthText = {
  processes: '进程',
  noProcess: '没有带名称的进程连接到数据库。',
  process: {
    kind: '进程',
    host: '主机',
    version: '版本',
    connections: '连接',
    since: '至少已运行',
    other: '与当前不同',
  },
  processKind: (kind: string): string => processKinds[kind] ?? kind,
  queue: '队列',
  quiet: '队列是空的。',
  queueColumns: {
    job: '任务',
    waiting: '等待',
    oldest: '最久',
    delayed: '待重试',
    running: '进行中',
    dead: '已放弃',
  },
  facts: {
    version: '版本',
    database: '数据库',
    files: '文件内容',
    backup: '上次备份',
  },
  databaseOf: (version: string, size: string, connections: number): string =>
    `PostgreSQL ${version}，${size}，${connections} 个连接`,
  filesOf: (count: string, size: string): string => `${count} 份不同内容，${size}`,
  noBackup: '没有记录',
  setAside: '已放弃的任务',
  setAsideLead: '出错原因只显示错误类型与代码位置，不显示可能含有文档文字的报错。',
  empty: '没有已放弃的任务',
  columns: { job: '任务', reason: '原因', error: '错误', attempts: '尝试', failedAt: '放弃时间' },
  clearingUp: '善后',
  allJobs: '全部任务',
  jobFilter: '按任务筛选',
  reasonFilter: '按原因筛选',
  reasons,
  retry: '重做',
  drop: '移除',
  byUser: '须由用户重新发起',
  retryTitle: '重做这项任务',
  retryLead: '任务会重新排队。用户的任务不再扣次；对方会看到它重新运行。',
  dropTitle: '移除这一条',
  dropLead: '只从列表里移除，对应的任务仍是失败状态，次数已经退还。',
  retried: '已重新排队',
  dropped: '已移除',
  jobName: (job: string): string =>
    Object.hasOwn(toolTable, job) ? toolTable[job as TaskTool].title : (otherJobs[job] ?? job),
  lasting: (seconds: number): string => {
    if (seconds < 60) return `${Math.round(seconds)} 秒`;
    if (seconds < 3_600) return `${Math.round(seconds / 60)} 分钟`;
    return seconds < 86_400 ? `${Math.round(seconds / 3_600)} 小时` : `${Math.round(seconds / 86_400)} 天`;
  },
} as const;
