import { Alert, Modal } from 'antd';
import { closePayment, type PaymentRequest } from '../../../shared/payment/payment-dialog.store.ts';
import { paymentText as text } from '../payment.text.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { OrderForm } from './order-form.tsx';
import { ScanStep } from './scan-step.tsx';
import { usePurchase } from './use-purchase.ts';

interface PaymentDialogProps {
  readonly teamId: string;
  readonly isPersonal: boolean;
  /** Members who may not spend the team's money see who may. */
  readonly canBuy: boolean;
  readonly request: PaymentRequest;
}

const WIDTH = 760;

/** Choose, pay, continue the interrupted task. Closing the dialog ends the opener's wait. */
export function PaymentDialog({ teamId, isPersonal, canBuy, request }: PaymentDialogProps) {
  const { order, orderForm, reminder, giveUp, choose, keep, leave, takeReminder } = usePurchase(
    request,
    isPersonal,
  );
  const { plan } = orderForm.choice;
  return (
    <Modal open title={text.title} width={WIDTH} footer={null} onCancel={leave} mask={{ closable: false }}>
      {request.eventEnterText !== '' && <Alert type="warning" showIcon title={request.eventEnterText} />}
      {!canBuy && <Alert type="info" showIcon title={text.forManagers} />}
      {canBuy && order && (
        <ScanStep
          order={order}
          isInterruption={request.isInterruption}
          onPaid={() => closePayment(true)}
          onAgain={() => giveUp(order)}
        />
      )}
      {canBuy && !order && (
        <OrderForm {...orderForm} teamId={teamId} isPersonal={isPersonal} onPlan={choose} onOrdered={keep} />
      )}
      {reminder && <DiscountDialog plan={plan} coupon={reminder} onAccept={takeReminder} onLeave={leave} />}
    </Modal>
  );
}
