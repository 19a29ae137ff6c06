import { formatFen, type Order, plans } from '@wenjian/api';
import { Descriptions, Drawer } from 'antd';
import { ordersText as text } from '../orders.text.ts';
import { invoiceText, paymentText } from '../payment.text.ts';

interface OrderDetailsProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const WIDTH = 480;

export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  const items = detailsOf(order).map(([label, children]) => ({ key: label, label, children }));
  return (
    <Drawer open title={order.number} size={WIDTH} onClose={onClose}>
      <Descriptions column={1} items={items} />
    </Drawer>
  );
}

function detailsOf(order: Order): readonly (readonly [string, string])[] {
  const { invoice, provider } = order;
  const rows: readonly (readonly [string, string | null])[] = [
    [text.columns.plan, `${plans[order.plan].label} · ${text.kinds[order.kind]}`],
    [text.columns.state, text.states[order.state]],
    [text.price, `¥${formatFen(order.priceFen)}`],
    [text.credit, order.creditFen > 0 ? `−¥${formatFen(order.creditFen)}` : null],
    [text.discount, order.discountFen > 0 ? `−¥${formatFen(order.discountFen)}` : null],
    [text.columns.amount, `¥${formatFen(order.amountFen)}`],
    [text.provider, provider && paymentText.providers[provider]],
    [text.columns.createdAt, timeOf(order.createdAt)],
    [text.expiresAt, order.state === 'pending' ? timeOf(order.expiresAt) : null],
    [text.paidAt, timeOf(order.paidAt)],
    [text.closedAt, timeOf(order.closedAt)],
    [text.refundedAt, timeOf(order.refundedAt)],
    [text.invoiceState, invoice ? `${invoiceText.kinds[invoice.kind]} · ${invoice.title}` : text.invoiceNone],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

/** A payment record shows the exact minute; "two hours ago" is not enough. */
function timeOf(instant: string | null): string | null {
  return instant === null ? null : recordFormat.format(new Date(instant));
}

const recordFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});
