import { lazy, Suspense, useEffect } from 'react';
import { hostPaymentDialog, usePaymentDialog } from '../../shared/payment/payment-dialog.store.ts';

/** Loaded when it is first needed: public pages do without the component library. */
const PaymentScreen = lazy(async () => ({
  default: (await import('./payment-screen.tsx')).PaymentScreen,
}));

/** Draws the payment dialog over whatever is shown when somebody asks for it. */
export function PaymentHost() {
  useEffect(hostPaymentDialog, []);
  const request = usePaymentDialog();
  if (!request.show) return null;
  return (
    <Suspense fallback={null}>
      <PaymentScreen request={request} />
    </Suspense>
  );
}
