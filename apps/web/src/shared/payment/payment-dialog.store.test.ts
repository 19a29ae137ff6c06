import { afterEach, describe, expect, it } from 'vitest';
import { closePayment, hostPaymentDialog, openPayment, usePaymentDialog } from './payment-dialog.store.ts';

afterEach(() => closePayment(false));

describe('the payment dialog', () => {
  it('opens for a yearly plan of the personal space by default', () => {
    const leave = hostPaymentDialog();
    void openPayment();
    expect(usePaymentDialog.getState()).toEqual({
      show: true,
      qrCodeLoading: false,
      immediatePay: false,
      paymentType: { workSpace: 0, comboId: 2 },
      eventEnterText: '',
      isInterruption: false,
    });
    leave();
  });

  it('uses the given options, and none of the last time', async () => {
    const leave = hostPaymentDialog();
    const first = openPayment({ immediatePay: true, eventEnterText: '剩余次数不足' });
    expect(usePaymentDialog.getState()).toMatchObject({ immediatePay: true, eventEnterText: '剩余次数不足' });
    closePayment(false);
    expect(await first).toBe(false);
    void openPayment({ paymentType: { workSpace: 1, comboId: 5 } });
    expect(usePaymentDialog.getState()).toMatchObject({
      immediatePay: false,
      paymentType: { workSpace: 1, comboId: 5 },
      eventEnterText: '',
    });
    leave();
  });

  it('reports the outcome to all waiting callers', async () => {
    const leave = hostPaymentDialog();
    const both = Promise.all([openPayment(), openPayment()]);
    closePayment(true);
    expect(await both).toEqual([true, true]);
    leave();
  });

  it('does not wait when nothing can show it', async () => {
    expect(await openPayment()).toBe(false);
    expect(usePaymentDialog.getState().show).toBe(false);
  });
});
