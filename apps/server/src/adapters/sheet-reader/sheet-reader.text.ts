export const sheetReaderText = {
  notSheet: '这不是 Excel 文件，请上传由本产品导出或下载、填好的表格（.xlsx）',
  busy: '正在读取的表格较多，请稍后再试；内容没有变化',
  tooMuch: '文件过大或无法打开，没有读取；请只保留一张工作表后重试',
  left: (what: string, count: number) => `工作表有${what}（${count}），内容没有读到`,
} as const;
