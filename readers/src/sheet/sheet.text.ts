/** zh-CN: content of a workbook or a CSV file that is not read. */
export const sheetNotRead = {
  hiddenSheets: { what: '隐藏的工作表', reason: '设为隐藏的工作表未计入正文' },
  hiddenRows: { what: '隐藏的行', reason: '设为隐藏的行未计入正文' },
  hiddenColumns: { what: '隐藏的列', reason: '设为隐藏的列未计入正文' },
  rowsBeyondLimit: { what: '超出上限的行', reason: '单元格总数超过 20 万的上限，其后的行未读取' },
  cellsBeyondLimit: { what: '超出上限的单元格', reason: '一行超过 16384 列的上限，其后的单元格未读取' },
  sheetsBeyondLimit: { what: '超出上限的工作表', reason: '单元格总数超过 20 万的上限，其后的工作表未读取' },
  uncomputed: { what: '未计算的公式', reason: '文件中没有保存公式的结果，未计入正文' },
  chartSheets: { what: '图表工作表', reason: '其中的图表没有数据，未读取' },
  images: { what: '图片', reason: '未识别图片中的文字' },
  drawings: { what: '图形', reason: '未读取 SmartArt 的内容，也未读取没有数据的图表' },
  comments: { what: '批注', reason: '批注不属于正文，未读取' },
  missingParts: { what: '缺失的部件', reason: '文件引用了不存在或已损坏的部分' },
} as const;
