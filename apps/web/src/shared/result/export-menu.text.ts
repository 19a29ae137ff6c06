export const exportMenuText = {
  open: '导出',
  pending: '排队中',
  running: '正在生成',
  make: '生成',
  download: '下载',
  retry: '重试',
  failed: '没有生成成功',
} as const;
