/**
 * The payment dialog's state (docs/spec.md#payment-dialog), open to every screen; the app renders the dialog itself. The
 * caller waits for the outcome and continues the interrupted task.
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
  /** A task was interrupted and continues by itself after payment. */
  readonly isInterruption: boolean;
}

interface PaymentDialogState extends PaymentRequest {
  readonly show: boolean;
  /** The order is being made; it brings the QR code. */
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

/** Called by the component that can show the dialog; returns its cleanup. */
export function hostPaymentDialog(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
  };
}

/** True after a payment, false when the dialog was closed. Two callers at once share one dialog. */
export function openPayment(request: Partial<PaymentRequest> = {}): Promise<boolean> {
  if (hosts === 0) return Promise.resolve(false);
  if (!usePaymentDialog.getState().show)
    usePaymentDialog.setState({ ...DEFAULT_REQUEST, ...request, show: true });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Called by the component that makes the order. */
export function setQrCodeLoading(qrCodeLoading: boolean): void {
  usePaymentDialog.setState({ qrCodeLoading });
}

export function closePayment(isPaid: boolean): void {
  const asked = waiting;
  waiting = [];
  usePaymentDialog.setState({ show: false });
  for (const resolve of asked) resolve(isPaid);
}
