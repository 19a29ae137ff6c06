import type { Invoice, Order } from '@wenjian/api';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { useOrderActions } from '../api/orders.query.ts';
import { ordersText as text } from '../orders.text.ts';
import { InvoiceForm } from './invoice-form.tsx';

interface OrderRequestProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function InvoiceDialog({ order: { id }, onClose }: OrderRequestProps) {
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  const { askInvoice } = useOrderActions();
  const submit = () => {
    if (invoice) askInvoice.mutate({ id, invoice }, { onSuccess: () => done(text.invoiceSent, onClose) });
  };
  return (
    <Modal
      open
      title={text.invoiceTitle}
      okText={text.invoiceSubmit}
      okButtonProps={{ disabled: invoice === null, loading: askInvoice.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      {askInvoice.isError && <Alert type="error" showIcon title={askInvoice.error.message} />}
      <InvoiceForm onChange={setInvoice} />
    </Modal>
  );
}

const REASON_ROWS = 3;
const REASON_MAX = 500;

export function RefundDialog({ order: { id }, onClose }: OrderRequestProps) {
  const [reason, setReason] = useState('');
  const { askRefund } = useOrderActions();
  const submit = () =>
    askRefund.mutate(
      { id, reason },
      {
        onSuccess: (asked) => done(outcomeOf(asked), onClose),
      },
    );
  return (
    <Modal
      open
      title={text.refundTitle}
      okText={text.refundSubmit}
      okButtonProps={{ disabled: reason.trim() === '', loading: askRefund.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      {askRefund.isError && <Alert type="error" showIcon title={askRefund.error.message} />}
      <p>{text.refundRule}</p>
      <Input.TextArea
        aria-label={text.refundReason}
        placeholder={text.refundReason}
        rows={REASON_ROWS}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Modal>
  );
}

function outcomeOf({ state, refundApprovedAt }: Order): string {
  if (state === 'refunded') return text.refunded;
  return refundApprovedAt === null ? text.refundSent : text.refundTaken;
}

function done(message: string, close: () => void): void {
  showToast({ kind: 'success', message });
  close();
}
