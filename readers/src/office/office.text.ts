/** zh-CN sentences of the office converter: why a document could not be converted. */
export const officeText = {
  missing:
    '本系统没有安装 LibreOffice，这项功能目前不可用；请联系管理员安装，或先另存为 .docx、.xlsx、.pptx 再上传。',
  noStart: 'LibreOffice 无法启动，暂时无法转换该文件，请稍后再试。',
  closed: '文档转换服务正在关闭，请稍后再试。',
  timeout: (seconds: number): string => `文件转换用去 ${seconds} 秒处理器时间仍未完成，已停止转换。`,
  output: (mebibytes: number): string => `文件转换的结果超过 ${mebibytes} MB 的上限，已停止转换。`,
  hung: '文件转换时程序两次失去响应，已停止转换。',
  memory: (mebibytes: number): string => `文件转换所需内存超过 ${mebibytes} MB 的上限，已停止转换。`,
  damaged: '文件已损坏或内容不完整，无法转换，请用原软件重新保存后再试。',
  crashed: '文件内容异常，转换程序两次崩溃，无法转换，请用原软件重新保存后再试。',
  encrypted: '文件设有打开密码，请取消密码后重新上传。',
  noSuchConversion: (to: string): string => `该类文件无法转换为 ${to} 格式。`,
  notConvertible: '该文件不是可转换的办公文档。',
} as const;
