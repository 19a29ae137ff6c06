export const decisionsNoticeText = {
  pending: '正在读取处理情况',
  failed: '处理情况没有读到，暂时不能处理',
  outdated: '处理情况没有刷新成功，显示的可能不是最新',
  retry: '重新读取',
} as const;
