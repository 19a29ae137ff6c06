export const adminCouponText = {
  usage:
    '用法：wenjian admin coupon list | create CODE NAME YUAN [--min YUAN] [--plans monthly,yearly] [--days N] [--quantity N] [--activity] | give PHONE CODE',
  discount: '立减金额',
  least: '--min（订单最低金额）',
  days: '--days（有效天数）',
  quantity: '--quantity（发放总数）',
  badCode: '卡券代码由 3 到 32 位字母、数字或短横线组成。',
  badAmount: (what: string): string => `${what}请写成元，例如 10 或 9.9。`,
  badCount: (what: string): string => `${what}请写成正整数。`,
  unknownPlan: (plan: string, known: string): string => `没有在售的套餐“${plan}”，可选：${known}。`,
  codeTaken: (code: string): string => `已有代码为 ${code} 的卡券，请换一个代码。`,
  created: (code: string, name: string, yuan: string): string =>
    `已创建卡券 ${code}（${name}，立减 ${yuan} 元）。`,
  kind: (
    code: string,
    name: string,
    yuan: string,
    least: string,
    { given, used, quantity }: { given: number; used: number; quantity: number | null },
  ): string =>
    `${code}  ${name}  满 ${least} 元减 ${yuan} 元  已发 ${given}${quantity === null ? '' : ` / ${quantity}`}  已用 ${used}`,
  refused: {
    unknownUser: '没有找到使用这个手机号登录过的用户。',
    unknownCoupon: '没有这个代码的卡券，先用 admin coupon create 创建。',
    exhausted: '这种卡券已经发完。',
  },
  given: (phone: string, code: string): string => `已向 ${phone} 发放卡券 ${code}。`,
} as const;
