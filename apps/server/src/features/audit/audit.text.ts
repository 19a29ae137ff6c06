/** Sentences and names of reviews that a user reads. */
export const auditServerText = {
  fileMissing: '要审查的文件不存在，或已被删除',
  about: (name: string, sentence: string) => `“${name}”：${sentence}`,
  unknownStandpoint: (asked: string) => `合同中没有识别到“${asked}”，请从识别到的立场中选择`,
  chooseAgain: (asked: string) => `合同中没有识别到“${asked}”，次数已退回，请重新选择立场`,
  unknownTemplate: '所选的审查清单不存在，或已被删除',
  unknownStandard: '所选的标准文本不存在、已被删除或还没有发布',
  notStarted: '还没有开始审查，请先选择立场',
  notReadYet: '文件还在读取，请稍候',
  cancelled: '审查已取消，次数已退回，可以重新开始',
  noParties: '没有识别到合同当事人，可按中立立场审查',
  nothingChecked: '审查所需的语言模型暂时不可用，没有检查任何内容，次数已退回，请稍后重试',
  nothingCheckable: '所选清单只有自定义规则，而当前没有可用的语言模型，没有检查任何内容，次数已退回',
  noPages: '这份文件没有可显示的页面，可以查看文字',
  exportWithoutPages: '这份文件没有页面，不能导出 PDF，可以导出其他格式',
  exportHasPositions: '导出的文件含有文档所在团队的内部底线，请联系文档的所有者导出',
  noFormer: '这份合同没有上一次审查可以对照',
  notBeside: (asked: string) => `没有“${asked}”立场的结果可以对照，请重新审查一次`,
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
  repeatedClause: '必备条款的编号重复',
  wordsNotInWording: (topic: string) =>
    `“${topic}”补入的条款里没有识别词，补入后仍会被判为缺失；请在条款里写上识别词，或改用条款里有的词`,
  nothingChosen: '请至少选择一条规则',
} as const;

export const deviationText = {
  title: '偏离标准文本',
  examines: (name: string) => `是否与标准文本“${name}”一致`,
  noDeviation:
    '与标准文本比对，没有发现不利于所选立场的变动，也没有发现有利于哪一方不明的重大变动；其余变动没有逐处判断',
  missing: (head: string) => `缺少标准文本的条款：${head}`,
  changed: (where: string) => `偏离标准文本：${where}`,
  reason: (name: string, { old, new: side, gainer }: ChangedWords) =>
    `${told(name, old, side)}${gainer === null ? '对哪一方有利未能判断，请核对。' : `变动有利于${gainer}。`}`,
  restore: (words: string) => `请恢复标准文本的写法：${words}`,
  takeOut: '请核对标准文本没有的这处约定，必要时删去',
  advice: '恢复标准文本须结合上下文核对',
} as const;

interface ChangedWords {
  readonly old: { readonly text: string } | null;
  readonly new: { readonly text: string } | null;
  readonly gainer: string | null;
}

function told(name: string, old: ChangedWords['old'], side: ChangedWords['new']): string {
  if (old === null) return `标准文本“${name}”没有“${side?.text ?? ''}”。`;
  if (side === null) return `标准文本“${name}”中的“${old.text}”被删去。`;
  return `标准文本“${name}”为“${old.text}”，合同改为“${side.text}”。`;
}
