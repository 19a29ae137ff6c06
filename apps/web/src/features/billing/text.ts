export const billingText = {
  membershipLink: '会员与次数',
  expiresIn: '会员即将到期',
  balances: '剩余次数',
  audit: '合同审查',
  duplicate: '文档查重',
  compare: '文档比对',
  unit: '次',
  of: (limit: number) => `共 ${limit.toLocaleString('zh-CN')} 次`,
  until: (day: string) => `${day} 到期`,
  noExpiry: '长期有效',
  failed: '剩余次数没有读到',
  retry: '重试',
} as const;
