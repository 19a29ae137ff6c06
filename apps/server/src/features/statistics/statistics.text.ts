import type { BalanceTool, CountedTool } from '@wenjian/api';

export const statisticsText = {
  backwards: '结束日期不能早于开始日期',
  tooLong: '一次最多统计 366 天，请缩短时间范围',
  unknown: '已注销用户',
  name: '使用统计',
  fileName: (start: string, end: string): string => `使用统计 ${start} 至 ${end}.xlsx`,
  byDay: '按日',
  byMember: '按成员',
  uses: '次数明细',
  day: '日期',
  member: '成员',
  left: '（已离开）',
  total: '合计',
  used: '使用次数',
  returned: '退回次数',
  at: '时间',
  tool: '工具',
  kind: '类型',
  amount: '次数',
  task: '任务',
  kinds: { use: '使用', return: '退回' },
  cutShort: (count: number): string => `明细只列出最早的 ${count} 条，请缩短时间范围后再导出其余`,
} as const;

export const toolLabels: Readonly<Record<CountedTool | BalanceTool, string>> = {
  compare: '文档比对',
  audit: '合同审查',
  duplicate: '文档查重',
  correct: '合同纠错',
  convert: '文档转换',
  ocr: '文字识别',
  template: '合同模板',
};
