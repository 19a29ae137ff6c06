export const cashierText = {
  mark: '沙箱',
  title: '沙箱收银台',
  note: '这是用于试用的收银台，不会收取任何款项。按下按钮，订单就视为已支付。',
  what: '商品',
  number: '支付单号',
  amount: '应付',
  pay: (yuan: string): string => `支付 ¥${yuan}`,
  ends: {
    paid: '支付成功，可以返回文鉴',
    closed: '这笔支付已关闭，请回到文鉴重新下单',
    refunded: '这笔支付已退款',
  },
} as const;
