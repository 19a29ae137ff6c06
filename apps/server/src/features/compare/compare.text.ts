/** Sentences and names of comparisons that a user reads. */
export const compareText = {
  title: (origin: string, target: string) => `${origin} 与 ${target}`,
  versionTitle: (title: string, target: string) => `${title} · ${target}`,
  filesMissing: '要比对的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  noPages: '这份文件没有可显示的页面，可以查看文字',
  exportWithoutPages: '这份文件没有页面，不能导出 PDF，可以导出其他格式',
  letterNotConverted: '修改说明没有转换成功，请改用 Word 格式',
} as const;
