import { formatFen, type PlanName, plans } from '@wenjian/api';
import { Button, Modal } from 'antd';
import type { Quote } from '../api/orders.query.ts';
import { discountText as text } from '../payment.text.ts';

interface DiscountDialogProps {
  readonly plan: PlanName;
  readonly coupon: Quote['coupons'][number];
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}

/** Reminds a user who leaves without paying of their discount, once. */
export function DiscountDialog({ plan, coupon, onAccept, onLeave }: DiscountDialogProps) {
  return (
    <Modal
      open
      title={text.title}
      onCancel={onLeave}
      footer={[
        <Button key="leave" onClick={onLeave}>
          {text.leave}
        </Button>,
        <Button key="accept" type="primary" onClick={onAccept}>
          {text.accept}
        </Button>,
      ]}
    >
      {text.offer(plans[plan].label, coupon.name, formatFen(coupon.discountFen))}
    </Modal>
  );
}
