import type { PlanName } from '@wenjian/api';

/** The target group of each plan; its content is in the plan table. */
const summaries: Readonly<Record<PlanName, string>> = {
  free: '登录即有，用完可以随时开通会员。',
  monthly: '集中处理一批合同的那一个月。',
  yearly: '一年里持续使用，四种工具都够用。',
  comparison: '只做比对：别的工具保留免费次数。',
  rights: '加在已有套餐上的次数。',
  basic: '五人以内的法务或业务小组。',
  advanced: '一个部门共用，二十个席位。',
  flagship: '多部门或集团法务，一百个席位。',
  enterprise: '私有部署、统一认证与专属约定。',
};

export const plansText = {
  kind: '套餐类型',
  personal: '个人',
  team: '团队',
  compare: (kind: string) => `${kind}套餐对比`,
  feature: '内容',
  features: {
    compare: '文档比对',
    audit: '合同审查',
    duplicate: '文档查重',
    template: '模板生成',
    tools: '转换、识别与纠错',
    answers: '智能问答',
    seats: '成员席位',
    storage: '知识库空间',
    files: '文件总空间',
    days: '有效期',
  },
  summaries,
  /** The default plan of the payment dialog. */
  praised: 'yearly' as PlanName,
  free: '免费',
  sales: '联系销售',
  byContract: '按合同',
  period: (days: number) => `${days} 天`,
  noEnd: { free: '长期有效', sales: '按合同约定' },
  uses: (count: string) => `${count} 次`,
  usesADay: (count: number) => `每天 ${count} 次`,
  people: (count: number) => `${count} 人`,
  buy: '购买',
  buyNamed: (plan: string) => `购买${plan}`,
  onlyPersonal: '您正在团队空间。个人套餐请切换到个人空间后购买，这里是团队可买的套餐。',
  onlyTeam: '您正在个人空间。团队套餐请切换到团队空间后购买，这里是个人可买的套餐。',
} as const;
