import { useEffect } from 'react';
import { hostPaymentDialog, usePaymentDialog } from '../../shared/payment/payment-dialog.store.ts';
import { openLater } from '../../shared/ui/open-later.tsx';

/** Loaded on first use: public pages do not need the component library. */
const PaymentScreen = openLater(async () => (await import('./payment-screen.tsx')).PaymentScreen);

/** Shows the payment dialog over the current page when it is requested. */
export function PaymentHost() {
  useEffect(hostPaymentDialog, []);
  const request = usePaymentDialog();
  if (!request.show) return null;
  return <PaymentScreen request={request} />;
}
