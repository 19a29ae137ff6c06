import { afterEach, describe, expect, it } from 'vitest';
import { closePayment, hostPaymentDialog, openPayment, usePaymentDialog } from './payment-dialog.store.ts';

afterEach(() => closePayment(false));

describe('the payment dialog', () => {
  it('opens for a yearly plan of the personal space unless told otherwise', () => {
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

  it('takes what it is told, and nothing of the time before', async () => {
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

  it('tells everybody who waits what became of it', async () => {
    const leave = hostPaymentDialog();
    const both = Promise.all([openPayment(), openPayment()]);
    closePayment(true);
    expect(await both).toEqual([true, true]);
    leave();
  });

  it('is not waited for where nobody can draw it', async () => {
    expect(await openPayment()).toBe(false);
    expect(usePaymentDialog.getState().show).toBe(false);
  });
});
