export const coverageText = {
  title: '检查范围与未检查项',
  all: '全部已检查',
  open: (count: string) => `${count} 项未检查`,
  examined: '已检查',
  notExamined: '未检查',
  nothingOmitted: '没有未检查的内容',
} as const;
