import type { Order } from '@wenjian/api';
import { Button, Modal, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { useOrderActions } from '../api/orders.query.ts';
import { ordersText as text } from '../orders.text.ts';
import { paymentText } from '../payment.text.ts';
import { actionsOf } from '../view-model/order-actions.ts';
import { OrderDetails } from './order-details.tsx';
import { InvoiceDialog, RefundDialog } from './order-requests.tsx';
import { ScanStep } from './scan-step.tsx';

type Opened = 'details' | 'scan' | 'invoice' | 'refund';

/** The actions on an order, and their dialogs. */
export function OrderActions({ order }: { readonly order: Order }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { pay, cancel } = useOrderActions();
  const can = actionsOf(order);
  const close = () => setOpened(null);
  const fail = (error: Error) => showToast({ kind: 'error', message: error.message });
  const payAgain = () => pay.mutate(order.id, { onSuccess: () => setOpened('scan'), onError: fail });
  return (
    <Space wrap>
      <Button size="small" onClick={() => setOpened('details')}>
        {text.details}
      </Button>
      {can.includes('pay') && (
        <Button size="small" type="primary" loading={pay.isPending} onClick={payAgain}>
          {text.pay}
        </Button>
      )}
      {can.includes('cancel') && (
        <Popconfirm
          title={text.cancelAsk}
          okText={text.cancel}
          cancelText={text.keep}
          onConfirm={() =>
            cancel.mutate(order.id, {
              onSuccess: () => showToast({ kind: 'success', message: text.cancelled }),
              onError: fail,
            })
          }
        >
          <Button size="small">{text.cancel}</Button>
        </Popconfirm>
      )}
      {can.includes('invoice') && (
        <Button size="small" onClick={() => setOpened('invoice')}>
          {text.invoice}
        </Button>
      )}
      {can.includes('refund') && (
        <Button size="small" onClick={() => setOpened('refund')}>
          {text.refund}
        </Button>
      )}
      {opened === 'details' && <OrderDetails order={order} onClose={close} />}
      {opened === 'invoice' && <InvoiceDialog order={order} onClose={close} />}
      {opened === 'refund' && <RefundDialog order={order} onClose={close} />}
      {opened === 'scan' && (
        <Modal open title={paymentText.title} footer={null} onCancel={close}>
          <ScanStep order={pay.data ?? order} onPaid={close} onAgain={close} />
        </Modal>
      )}
    </Space>
  );
}
