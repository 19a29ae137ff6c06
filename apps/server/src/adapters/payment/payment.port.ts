/** Who takes money for us. Amounts are integer fen; a payment is known by the number we gave it. */
import type { PaymentProviderName } from '@wenjian/api';

export interface NewPayment {
  readonly number: string;
  readonly amountFen: number;
  readonly description: string;
  readonly expiresAt: Date;
}

export interface PaidPayment {
  readonly tradeNumber: string;
  readonly amountFen: number;
  readonly paidAt: Date;
}

export type PaymentStatus =
  | { readonly kind: 'pending' }
  | ({ readonly kind: 'paid' } & PaidPayment)
  | { readonly kind: 'closed' };

export interface Refund {
  readonly number: string;
  /** The same one for the same refund: asked twice, it is paid back once. */
  readonly refundNumber: string;
  readonly amountFen: number;
  readonly totalFen: number;
}

/** `taken`: the money is not back yet; `failed`: it never will be by itself; `absent`: the provider knows of no such refund. */
export type RefundStatus =
  | { readonly kind: 'done' | 'taken' | 'absent' }
  | { readonly kind: 'failed'; readonly code: string };

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Answers what the code to scan says. */
  create(payment: NewPayment): Promise<{ readonly url: string }>;
  query(number: string): Promise<PaymentStatus>;
  /**
   * `paid`: somebody has paid. A number the provider does not know counts as closed; at Alipay its code can still be
   * scanned until it expires, so whoever closes goes on asking until then.
   */
  close(number: string): Promise<'closed' | 'paid'>;
  /** Asked twice for the same number, it is paid back once. */
  refund(refund: Refund): Promise<RefundStatus>;
  /** What became of it. */
  queryRefund(refund: Refund): Promise<RefundStatus>;
}

/** What a provider tells us by itself. Nothing in it is believed before its signature is checked. */
export interface NoticeRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface PaymentNotice {
  /** Of the notice, not of the payment: the same notice comes again with the same id. */
  readonly noticeId: string;
  readonly number: string;
  /** Null: the notice is about something other than a finished payment. */
  readonly paid: PaidPayment | null;
}

export interface NoticeReader {
  readonly name: PaymentProviderName;
  /** Throws `NoticeRefused` for what did not come from the provider, or came too late to be believed. */
  read(request: NoticeRequest, now: Date): PaymentNotice;
  /** What the provider wants to hear. */
  readonly accepted: NoticeAnswer;
  readonly refused: NoticeAnswer;
}

export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export class NoticeRefused extends Error {}

/** The provider did not do what was asked of it. Carries its code and nothing of the request. */
export class PaymentFailed extends Error {
  readonly providerCode: string;

  constructor(providerCode: string) {
    super(`the payment provider refused: ${providerCode}`);
    this.providerCode = providerCode;
  }
}

/** Nothing came back, or nothing that can be believed: what holds is not known. */
export class NoAnswer extends PaymentFailed {}
