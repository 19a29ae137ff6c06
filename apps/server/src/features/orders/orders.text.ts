export const ordersText = {
  description: (plan: string): string => `文鉴 ${plan}`,
  paid: (plan: string, number: string, yuan: string): string =>
    `${plan}已开通。订单 ${number}，实付 ${yuan} 元。`,
  refunded: (number: string, yuan: string): string => `订单 ${number} 已退款，${yuan} 元按原支付方式退回。`,
  /** An order that cost nothing. */
  takenBack: (number: string): string => `订单 ${number} 已退订。`,
  /** For an order that was closed, or paid by another attempt. */
  paidBack: (number: string, yuan: string): string =>
    `订单 ${number} 没有用上的付款 ${yuan} 元，按原支付方式退回。`,
  creditGone: (number: string, yuan: string): string =>
    `订单 ${number} 已关闭：下单之后，用来折抵的套餐又被使用、已退款或已用于另一次升级，折抵金额不再成立。支付的 ${yuan} 元按原支付方式退回，请重新下单。`,
  /** For operators. */
  wrongAmount: (yuan: string): string => `实付 ${yuan} 元`,
  refundUnknown: '支付平台没有这笔退款，已重新申请',
  invoiceIssued: (number: string, title: string, email: string): string =>
    `订单 ${number} 的票据（抬头：${title}）已开出，发送到 ${email}。`,
} as const;
