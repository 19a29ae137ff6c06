import { useQueryClient } from '@tanstack/react-query';
import type { Order, PlanName } from '@wenjian/api';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { closePayment, type PaymentRequest } from '../../../shared/payment/payment-dialog.store.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { orderQuery, type Quote, useOrderActions } from '../api/orders.query.ts';
import { firstPlan } from '../view-model/plans.ts';

/** The state of the payment dialog from the plan to the paid order. */
export function usePurchase({ immediatePay, paymentType }: PaymentRequest, isPersonal: boolean) {
  const client = useQueryClient();
  const { cancel } = useOrderActions();
  const [order, setOrder] = useState<Order | null>(null);
  // Only once: a user who comes back from the QR code wants to choose.
  const [isImmediate, setImmediate] = useState(immediatePay);
  const [plan, setPlan] = useState(() => firstPlan(paymentType, isPersonal));
  const [couponId, setCouponId] = useState<string | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const unusedCoupon = couponId === null ? (quote?.coupons[0] ?? null) : null;
  // An abandoned order must not be paid later beside the next one.
  const giveUp = ({ id }: Order) =>
    cancel.mutate(id, {
      onSuccess: () => setOrder(null),
      onError(error) {
        const name = error instanceof ApiError ? error.errorName : null;
        if (name === 'ORDER_PAID') closePayment(true);
        else if (name === 'ORDER_CLOSED') setOrder(null);
        // It can still be paid: it stays on the screen.
        else showToast({ kind: 'error', message: error.message });
      },
    });
  return {
    order,
    orderForm: { isImmediate, choice: { plan, couponId }, onCoupon: setCouponId, onQuote: setQuote },
    reminder: isLeaving ? unusedCoupon : null,
    giveUp,
    choose(chosen: PlanName) {
      setPlan(chosen);
      setCouponId(null);
    },
    keep(made: Order) {
      setImmediate(false);
      setOrder(made);
    },
    /** A user who closes the dialog after paying has still paid. */
    leave() {
      const known = order && client.getQueryData(orderQuery(order.id).queryKey);
      if (known?.state === 'paid') closePayment(true);
      else if (unusedCoupon && !isLeaving) setLeaving(true);
      else closePayment(false);
    },
    takeReminder() {
      setLeaving(false);
      setCouponId(unusedCoupon?.couponId ?? null);
      if (order) giveUp(order);
    },
  };
}
