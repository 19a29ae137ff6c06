import type { OrderKind, PaymentProviderName } from '@wenjian/api';

export const paymentText = {
  title: '开通会员',
  plans: '选择套餐',
  days: (days: number): string => `${days} 天`,
  uses: (compare: string, audit: string): string => `比对 ${compare} 次 · 审查与查重各 ${audit} 次`,
  seats: (seats: number): string => `${seats} 个席位`,
  kinds: {
    purchase: '新购',
    renewal: '续费，有效期接在现有套餐之后',
    upgrade: '升级，现有套餐的剩余价值整单折抵，折抵不完的订单保留',
  } satisfies Record<OrderKind, string>,
  price: '套餐价格',
  credit: '剩余价值折抵',
  coupon: '卡券',
  noCoupon: '不使用卡券',
  noCoupons: '暂无可用',
  couponOption: (name: string, yuan: string): string => `${name}（减 ${yuan} 元）`,
  amount: '应付',
  until: (day: string): string => `支付后有效期至 ${day}`,
  provider: '支付方式',
  providers: { sandbox: '沙箱支付', wechat: '微信支付', alipay: '支付宝' } satisfies Record<
    PaymentProviderName,
    string
  >,
  noProvider: '当前部署没有开通在线支付，请联系管理员',
  invoiceToggle: '需要发票或收据',
  order: (yuan: string): string => `去支付 ¥${yuan}`,
  ordering: '正在下单',
  forManagers: '团队套餐由所有者或管理员购买，请联系他们',
  quoteFailed: '这个套餐现在不能购买',
  retry: '重试',
  scan: {
    wechat: '请用微信扫码支付',
    alipay: '请用支付宝扫码支付',
    sandbox: '沙箱支付：不会收取任何款项',
  } satisfies Record<PaymentProviderName, string>,
  openCashier: '打开沙箱收银台',
  openAlipay: '打开支付宝付款',
  onPhone: '手机扫不到自己的屏幕：可以用另一台设备扫码，或在电脑上打开“我的订单”继续支付。',
  waiting: '等待支付',
  timeLeft: (left: string): string => `请在 ${left} 内完成支付`,
  expired: '订单已关闭，如已付款会按原支付方式退回',
  again: '重新下单',
  back: '返回修改',
  failed: '支付没有成功打开',
  paid: '支付成功',
  paidHint: '套餐已生效',
  paidGoingOn: '套餐已生效，正在继续刚才的操作',
  qr: '支付二维码',
  qrLoading: '正在生成支付二维码',
} as const;

export const discountText = {
  title: '还有一张卡券没有使用',
  offer: (plan: string, name: string, yuan: string): string =>
    `购买${plan}可用「${name}」，立减 ${yuan} 元。`,
  accept: '使用卡券支付',
  leave: '暂不购买',
} as const;

export const vipToolText = {
  title: '会员与次数',
  plan: '当前套餐',
  until: '有效期至',
  forever: '长期有效',
  left: '即将到期',
  template: '模板生成',
  ofTotal: (left: string, limit: string): string => `剩余 ${left} / ${limit} 次`,
  renew: '续费',
  upgrade: '升级套餐',
  buy: '开通会员',
  orders: '我的订单',
  plans: '查看会员方案',
} as const;

export const trialText = {
  title: '免费体验次数已用完',
  body: (tools: string): string => `${tools}的免费次数已经用完。开通会员后可继续使用，已有结果不受影响。`,
  buy: '开通会员',
  later: '以后再说',
} as const;

export const invoiceText = {
  kind: '类型',
  kinds: { receipt: '收据', personal: '个人发票', company: '企业发票' },
  title: '抬头',
  taxNumber: '纳税人识别号',
  email: '接收邮箱',
  titleRequired: '请填写抬头',
  taxNumberInvalid: '请输入 15–20 位纳税人识别号',
  emailInvalid: '请输入正确的邮箱',
} as const;
