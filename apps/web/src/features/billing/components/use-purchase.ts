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
  /** Undefined: the best one, by itself; null: the buyer wants none. */
  const [chosenId, setChosenId] = useState<string | null | undefined>(undefined);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const best = quote?.coupons[0] ?? null;
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
    orderForm: {
      isImmediate,
      choice: { plan, couponId: chosenId },
      onCoupon: setChosenId,
      onQuote: setQuote,
    },
    reminder: isLeaving ? best : null,
    giveUp,
    choose(chosen: PlanName) {
      setPlan(chosen);
      setChosenId(undefined);
    },
    keep(made: Order) {
      setImmediate(false);
      setOrder(made);
    },
    /** A user who closes the dialog after paying has still paid. */
    leave() {
      const known = order && client.getQueryData(orderQuery(order.id).queryKey);
      if (known?.state === 'paid') closePayment(true);
      else if (best && !isLeaving) setLeaving(true);
      else closePayment(false);
    },
    takeReminder() {
      setLeaving(false);
      const isUsed = chosenId === undefined || chosenId === best?.couponId;
      setChosenId(undefined);
      // An order made without it is made anew with it.
      if (order && !isUsed) giveUp(order);
    },
  };
}
