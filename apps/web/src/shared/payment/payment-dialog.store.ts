/**
 * The payment dialog's state (docs/spec.md#payment-dialog), open to every screen; the dialog itself is drawn by whoever composes
 * the product. Whoever opens it waits for the outcome, and goes on with what was interrupted.
 */
import { create } from 'zustand';

export interface PaymentType {
  /** 0 personal, 1 team. */
  readonly workSpace: number;
  readonly comboId: number;
}

export interface PaymentRequest {
  /** The code to scan is shown at once, without choosing. */
  readonly immediatePay: boolean;
  readonly paymentType: PaymentType;
  /** Why the dialog came up, as the user reads it. */
  readonly eventEnterText: string;
  /** Something was interrupted and goes on by itself once it is paid. */
  readonly isInterruption: boolean;
}

interface PaymentDialogState extends PaymentRequest {
  readonly show: boolean;
  /** The order is being made; the code to scan comes with it. */
  readonly qrCodeLoading: boolean;
}

const DEFAULT_REQUEST: PaymentRequest = {
  immediatePay: false,
  paymentType: { workSpace: 0, comboId: 2 },
  eventEnterText: '',
  isInterruption: false,
};

export const usePaymentDialog = create<PaymentDialogState>()(() => ({
  show: false,
  qrCodeLoading: false,
  ...DEFAULT_REQUEST,
}));

let hosts = 0;
let waiting: ((isPaid: boolean) => void)[] = [];

/** Called by whoever can draw the dialog; answers the end of that. */
export function hostPaymentDialog(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
  };
}

/** True once something was paid, false when the dialog was put away. Two that ask at once share one dialog. */
export function openPayment(request: Partial<PaymentRequest> = {}): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  if (!usePaymentDialog.getState().show)
    usePaymentDialog.setState({ ...DEFAULT_REQUEST, ...request, show: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Told by whoever makes the order. */
export function setQrCodeLoading(qrCodeLoading: boolean): void {
  usePaymentDialog.setState({ qrCodeLoading });
}

export function closePayment(isPaid: boolean): void {
  const asked = waiting;
  waiting = [];
  usePaymentDialog.setState({ show: false });
  for (const resolve of asked) resolve(isPaid);
}
