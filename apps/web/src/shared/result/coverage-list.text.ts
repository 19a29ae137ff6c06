export const coverageText = {
  title: '检查范围与未检查项',
  all: '全部已检查',
  open: (count: string) => `${count} 项未检查`,
  examined: '已检查',
  notExamined: '未检查',
  nothingOmitted: '没有未检查的内容',
  unreadPart: (what: string, count: string) => `${what} ${count} 处`,
  unread: (named: readonly string[], more: string | null) =>
    `还有内容没有检查：${named.join('、')}${more === null ? '' : ` 等 ${more} 项`}。原因见“检查范围”。`,
} as const;
