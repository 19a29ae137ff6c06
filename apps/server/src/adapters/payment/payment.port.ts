/** The payment providers. Amounts are integer fen; a payment is identified by the number we gave it. */
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
  /** The same id for the same refund: a second request refunds nothing more. */
  readonly refundNumber: string;
  readonly amountFen: number;
  readonly totalFen: number;
}

/**
 * `taken`: the money is not back yet; `failed`: it will not come back without help; `absent`: the provider
 * does not know the refund.
 */
export type RefundStatus =
  | { readonly kind: 'done' | 'taken' | 'absent' }
  | { readonly kind: 'failed'; readonly code: string };

export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Returns the content of the code to scan. */
  create(payment: NewPayment): Promise<{ readonly url: string }>;
  query(number: string): Promise<PaymentStatus>;
  /**
   * `paid`: somebody has paid. A number the provider does not know counts as closed; at Alipay its code can
   * still be scanned until it expires, so the caller keeps querying until then.
   */
  close(number: string): Promise<'closed' | 'paid'>;
  /** A second request for the same number refunds nothing more. */
  refund(refund: Refund): Promise<RefundStatus>;
  /** The state of the refund. */
  queryRefund(refund: Refund): Promise<RefundStatus>;
}

/** A message from a provider. Nothing in it is used before its signature is checked. */
export interface NoticeRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface PaymentNotice {
  /** The id of the notice, not of the payment: a repeated notice has the same id. */
  readonly noticeId: string;
  readonly number: string;
  /** Null: the notice is about something other than a finished payment. */
  readonly paid: PaidPayment | null;
}

export interface NoticeReader {
  readonly name: PaymentProviderName;
  /** Throws `NoticeRefused` for a message that is not from the provider, or is too old. */
  read(request: NoticeRequest, now: Date): PaymentNotice;
  /** The reply the provider expects. */
  readonly accepted: NoticeAnswer;
  readonly refused: NoticeAnswer;
}

export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export class NoticeRefused extends Error {}

/** The provider refused the request. Contains its code and nothing of the request. */
export class PaymentFailed extends Error {
  readonly providerCode: string;

  constructor(providerCode: string) {
    super(`the payment provider refused: ${providerCode}`);
    this.providerCode = providerCode;
  }
}

/** No answer, or none that can be trusted: the state is unknown. */
export class NoAnswer extends PaymentFailed {}
