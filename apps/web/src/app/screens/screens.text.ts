export const screensText = {
  teamFailed: '没有读到团队，或没有切换到它的空间',
  retry: '重试',
  balances: '剩余次数',
  enterpriseContact: '企业版请联系我们',
} as const;
