export const plansText = {
  personal: '个人',
  team: '团队',
  columns: ['方案', '价格', '比对（次）', '审查（次）', '查重（次）', '成员', '空间'],
  free: '免费',
  sales: '联系销售',
  byContract: '按合同',
  price: (yuan: string, days: number) => `${yuan} 元 / ${days} 天`,
} as const;
