/** The list that lies beside the documents of a batch. */
export const templateSetText = {
  sheet: '清单',
  header: ['表格行号', '文件', '结果'],
  made: '已生成',
} as const;
