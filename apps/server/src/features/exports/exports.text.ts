/** Sentences about exports that a user reads. */
export const exportText = {
  missing: '还没有导出这种格式',
  pending: '文件还在生成，请稍候',
  failed: '导出没有成功，请重试',
} as const;
