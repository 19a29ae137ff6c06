/** zh-CN. An article of the law library inside another page. */
export const lawTextText = {
  loading: '正在读取条文……',
  failed: (reason: string): string => `条文没有读取到：${reason}`,
  wording: '条文原文',
  open: '在法律条文库中查看',
} as const;
