/** Texts of the membership page around the plan table. */
import { pageHeads } from './page-heads.text.ts';

export const membershipText = {
  title: pageHeads.membership.title,
  lead: '按空间计次。任务受理时用一次，因系统原因失败的自动退回。转换、识别与纠错免费，每天有次数。',
  rights: {
    heading: '次数不够时',
    body: (price: string, days: number, uses: string) =>
      `权益包 ${price} 元，加${uses}，${days} 天内有效；加在现有套餐上，不改变席位与空间。在工作台的“会员与次数”里购买。`,
    uses: (compare: number, audit: number, duplicate: number, template: number) =>
      `比对 ${compare} 次、审查 ${audit} 次、查重 ${duplicate} 次、模板 ${template} 次`,
  },
  enterprise: {
    heading: '企业版',
    body: '私有部署、统一认证、席位与次数按合同约定。',
    ask: '提交需求',
    more: '看部署说明',
  },
  start: '免费使用',
  talk: '联系我们',
  questions: '常见问题',
  faq: [
    {
      question: '什么时候算用了一次？',
      answer:
        '任务被受理时。文件读不了、系统出错、您在完成前取消，次数都会退回。刷新、重新打开结果、导出都不另外计次。',
    },
    {
      question: '个人套餐和团队套餐有什么区别？',
      answer:
        '个人套餐属于您的个人空间，只有您使用。团队套餐属于一个团队空间，成员共用次数与知识库，席位数见上表。两个空间的次数互不相通。',
    },
    {
      question: '次数用完时正在做的事怎么办？',
      answer: '页面会就地显示可以购买的套餐。付款之后，被打断的任务自动继续，不需要重新上传。',
    },
    {
      question: '可以升级吗？',
      answer: '可以。升级时，原套餐没有用完的价值按规则折抵新套餐的价款，折抵多少在付款前写明。',
    },
    {
      question: '怎样付款？订单保留多久？',
      answer:
        '微信支付或支付宝扫码。订单 30 分钟未付自动关闭，可以重新下单。自行部署的环境里，是否在线销售由运营者决定。',
    },
    {
      question: '能退款、开发票吗？',
      answer: '在“我的订单”里申请，运营人员处理后会有消息。退款时收回没有用掉的次数。',
    },
    {
      question: '卡券怎样用？',
      answer: '新用户有一张立减券，活动与邀请也会发放。付款时选择，满足最低金额即可使用，一单一张。',
    },
    {
      question: '到期之后会怎样？',
      answer: '没有用完的次数到期作废，空间回到免费版。已有的结果与文件仍可查看和导出。',
    },
  ],
} as const;
