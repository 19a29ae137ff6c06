export const sheetReaderText = {
  notSheet: '这不是 Excel 文件，请上传由“导出 Excel”得到的文件（.xlsx）',
  busy: '正在导入的清单较多，请稍后再试；清单没有变化',
  tooMuch: '文件过大或无法打开，没有导入；请只保留清单一张工作表后重试',
  left: (what: string, count: number) => `工作表有${what}（${count}），内容没有读到`,
} as const;
