export const resultPageText = {
  failed: '没有加载成功，已有内容不受影响',
  retry: '重新加载',
} as const;
