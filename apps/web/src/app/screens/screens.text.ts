export const screensText = {
  constructionStatus: '功能建设中',
  constructionWill: '建成后可以',
  constructionNote: '这个工具还不能使用，没有任何示例数据冒充结果。建成后会在工作台公布。',
  greeting: (name: string) => `${name}，开始今天的工作`,
  workbenchTools: '工具',
  building: '建设中',
  balances: '剩余次数',
  newComparison: '新建比对',
  newAudit: '新建审查',
} as const;
