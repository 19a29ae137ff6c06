/** Sentences and names of reviews that a user reads. */
export const auditServerText = {
  fileMissing: '要审查的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  unknownStandpoint: (asked: string) => `合同中没有识别到“${asked}”，请从识别到的立场中选择`,
  chooseAgain: (asked: string) => `合同中没有识别到“${asked}”，次数已退回，请重新选择立场`,
  unknownTemplate: '所选的审查清单不存在，或已被删除',
  notStarted: '还没有开始审查，请先选择立场',
  notReadYet: '文件还在读取，请稍候',
  cancelled: '审查已取消，次数已退回，可以重新开始',
  noParties: '没有识别到合同当事人，可按中立立场审查',
  nothingChecked: '审查所需的语言模型暂时不可用，没有检查任何内容，次数已退回，请稍后重试',
  nothingCheckable: '所选清单只有自定义规则，而当前没有可用的语言模型，没有检查任何内容，次数已退回',
  noPages: '这份文件没有可显示的页面，可以查看文字',
  exportWithoutPages: '这份文件没有页面，不能导出 PDF，可以导出其他格式',
  exportHasPositions: '导出的文件含有文档所在团队的内部底线，请联系文档的所有者导出',
  reportNotConverted: '报告没有转换成功，请改用 Word 格式',
  exampleTitle: '示例：办公系统采购与服务合同',
} as const;

export const templateText = {
  unknownRule: (id: string) => `没有编号为“${id}”的审查规则`,
  repeatedRule: (id: string) => `规则“${id}”重复`,
  unknownThreshold: (name: string) => `这条规则没有名为“${name}”的参数`,
  negativeThreshold: '参数不能小于 0',
  unknownType: '没有这种合同类型',
  repeatedOwnRule: '自定义规则的编号重复',
  nothingChosen: '请至少选择一条规则',
} as const;
