/** zh-CN texts of the example results in the built HTML. */
export const exampleText = {
  audit: {
    title: '合同审查示例',
    description:
      '一份设备采购合同的审查结果：风险等级、原文位置、理由与法律依据，写明检查了哪些规则、哪些没有检查。',
  },
  proofread: {
    title: '合同纠错示例',
    description:
      '一份技术服务合同的纠错结果：错别字、标点、编号、引用、金额与日期，对不上的逐条列出并写明算式。',
  },
  findings: '结果',
  examined: (examined: readonly string[], notExamined: readonly string[]): string =>
    `已检查：${examined.join('；')}。未检查：${notExamined.length === 0 ? '无' : notExamined.join('；')}。`,
  needsScript: '启用 JavaScript 后可以逐条查看、定位与导出。',
  home: '文鉴首页',
} as const;
