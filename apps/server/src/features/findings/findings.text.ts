export const findingsText = {
  noSuchFinding: '没有这一条，可能已重新检查，请刷新后重试',
  empty: '改写内容不能为空',
  notRewritable: '这一条不能改写，请直接采纳或忽略',
  nothingToPut: '这一条没有建议文字，请先写出修改后的内容',
  sameAsBefore: '改写内容与原文相同，没有修改',
} as const;
