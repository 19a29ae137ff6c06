import { issueOperatorInvoice, refundOperatorOrder } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction } from '../api/operator.query.ts';
import { orderText as text } from '../sales.text.ts';
import { ActionDialog, ReasonField } from './action-dialog.tsx';

interface OrderDialogProps {
  readonly number: string;
  readonly onClose: () => void;
}

export function RefundDialog({ number, onClose }: OrderDialogProps) {
  const action = useOperatorAction(
    ({ reason }: { reason: string }) => call(refundOperatorOrder, { body: { number, reason } }),
    ({ state }) => text[state],
  );
  return (
    <ActionDialog
      title={text.refundTitle(number)}
      lead={text.refundLead}
      submit={text.refund}
      isDanger
      action={action}
      onClose={onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}

export function InvoiceDialog({ number, onClose }: OrderDialogProps) {
  const action = useOperatorAction(
    () => call(issueOperatorInvoice, { body: { number } }),
    () => text.issued,
  );
  return (
    <ActionDialog
      title={text.invoiceTitle(number)}
      lead={text.invoiceLead}
      submit={text.invoice}
      action={action}
      onClose={onClose}
    />
  );
}
