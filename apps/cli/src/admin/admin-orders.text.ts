import type { BalanceTool, Invoice, PaymentProviderName } from '@wenjian/api';

interface PaymentProblem {
  readonly number: string;
  readonly provider: PaymentProviderName;
  readonly state: string;
  readonly problem: string | null;
}

const providers: Readonly<Record<PaymentProviderName, string>> = {
  sandbox: '沙箱',
  wechat: '微信支付',
  alipay: '支付宝',
};

const kinds: Readonly<Record<Invoice['kind'], string>> = {
  receipt: '收据',
  personal: '个人发票',
  company: '企业发票',
};

const tools: Readonly<Record<BalanceTool, string>> = {
  audit: '审查',
  duplicate: '查重',
  compare: '比对',
  template: '模板',
};

export const adminOrdersText = {
  order: (number: string, plan: string, yuan: string, phone: string): string =>
    `${number}  ${plan}  ${yuan} 元  ${phone}`,
  refund: (at: string, reason: string): string => `  ${at}  申请退款：${reason}`,
  uses: (
    uses: readonly { readonly tool: BalanceTool; readonly used: number; readonly left: number }[],
    worthYuan: string,
  ): string => {
    const parts = uses.map(({ tool, used, left }) => `${tools[tool]} 已用 ${used}、剩余 ${left}`);
    return `    ${parts.join('；')}；未用部分约值 ${worthYuan} 元`;
  },
  certified: (at: string): string => `    票据已于 ${at} 开出，退款前请先收回或冲红`,
  invoice: (at: string, { kind, title, taxNumber, email }: Invoice): string =>
    `  ${at}  申请${kinds[kind]}：${title}${taxNumber === undefined ? '' : `  税号 ${taxNumber}`}  ${email}`,
  problem: (order: string, yuan: string, { number, provider, state, problem }: PaymentProblem): string =>
    `${order}  支付单 ${number}（${providers[provider]}）  应${state === 'pending' ? '付' : '退'} ${yuan} 元  ${state === 'pending' ? '实付金额不符' : '退款没有成功'}：${problem ?? ''}  请到商户平台处理`,
  nothing: '没有等待处理的退款或票据申请，也没有异常的支付。',
  noInvoice: (number: string): string => `订单“${number}”没有待开的票据。`,
  issued: (number: string): string => `已记录：订单 ${number} 的票据已开出，并通知了买家。`,
} as const;
