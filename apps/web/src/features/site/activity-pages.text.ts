/** Texts of the two activity pages around the parts of other features. */
import { pageHeads } from './page-heads.text.ts';

export const activityPagesText = {
  promotion: {
    title: pageHeads.promotion.title,
    lead: '用活动码领取卡券，购买会员时立减。是否在活动期内，这里随时可查。',
    loading: '正在查询活动时间…',
    stepsHeading: '怎样使用卡券',
    steps: [
      { name: '查看', body: '输入活动码，先看卡券减多少、满多少可用、限哪些套餐、几天有效。' },
      { name: '领取', body: '登录后领取，每人限领一张，放进“我的卡券”。' },
      { name: '使用', body: '购买会员时选用，一单一张；订单关闭或退款时，卡券退回。' },
    ],
  },
  share: {
    title: pageHeads.share.title,
    lead: '邀请同事一起使用文鉴，双方都得到试用次数和一张立减券。',
    rulesHeading: '活动规则',
  },
} as const;
