/** Sentences of contract templates that a user reads. */
export const templatesServerText = {
  fileMissing: '模板文件不存在，或已被删除',
  readingFailed: '读取模板文件时出错，请重新上传',
  findingTooLong: '识别模板的填写处用时过长，已停止；请减少一行里的填写处，或把文件拆成几份后重新上传',
  openTooLong: '打开模板用时过长，请稍后再试',
  tooMany: (max: number) => `超过 ${max} 个的上限：没有列出，生成时原样保留`,
  blanks: '填写处',
  clauses: '可选条款',
  noSuchVersion: '没有这个版本',
  noPages: '这个模板没有可显示的页面，可以查看文字',
  unsound: (label: string, message: string) => `“${label}”：${message}`,
  busy: '正在检查的内容较多，请稍候',
  checkTooLong: '检查用时过长，请稍后再试',
  generatedTitle: (name: string, day: string) => `${name} ${day}`,
  noPdf: (reason: string) => `没有生成 PDF：${reason}`,
  noSuchFormat: '这次没有生成这种格式',
  nameAgain: (name: string, count: number) => `${name}（${count}）`,
} as const;
