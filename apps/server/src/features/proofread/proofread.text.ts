/** Sentences and names of proofreadings that a user reads. */
export const proofreadServerText = {
  fileMissing: '要纠错的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  notReadYet: '文件还在读取，请稍候',
  noPages: '这份文件没有可显示的页面，可以查看文字',
  notCarried: '合同中没有这一条，或者重排后不能确定它指哪一条，请核对',
  busy: '复查的人较多，请稍后再试',
  liveBusy: '正在检查的人较多，稍候自动重试',
  recheckTooLong: '这份文件较长，复查没有在时限内完成，请稍后再试',
  foreignWord: (word: string) => `“${word}”由其他成员加入词库，请联系他或管理员修改`,
  exampleTitle: '示例：设备采购合同（草稿）',
  sheetNotConverted: '勘误表没有转换成功，请改用 Word 格式',
  sameWord: '错误写法和正确写法相同',
} as const;
