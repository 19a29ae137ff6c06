/** Names of the coupons the product gives by itself, and its sentences about coupons. */
export const couponsText = {
  newUser: '新人立减券',
  invitation: '邀请立减券',
  unknown: '没有找到这张卡券',
  onePerOrder: '一笔订单只能使用一张卡券',
  activityOver: '活动已经结束，活动码不再有效',
  exhausted: '这个活动码的卡券已经领完',
  given: (name: string, yuan: string, day: string): string =>
    `您收到一张${name}，立减 ${yuan} 元，${day} 前有效。购买会员时可以选用。`,
} as const;
