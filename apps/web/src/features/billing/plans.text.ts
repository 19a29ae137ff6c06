export const plansText = {
  personal: '个人',
  team: '团队',
  columns: ['方案', '价格', '比对（次）', '审查（次）', '查重（次）', '成员', '空间', '购买'],
  free: '免费',
  sales: '联系销售',
  byContract: '按合同',
  buy: '购买',
  buyNamed: (plan: string) => `购买${plan}`,
  onlyPersonal: '您正在团队空间。个人套餐请切换到个人空间后购买，这里是团队可买的套餐。',
  onlyTeam: '您正在个人空间。团队套餐请切换到团队空间后购买，这里是个人可买的套餐。',
  price: (yuan: string, days: number) => `${yuan} 元 / ${days} 天`,
} as const;
