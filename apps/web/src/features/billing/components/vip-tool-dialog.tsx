import { teamPlanNames } from '@wenjian/api';
import { Button, Descriptions, Modal, Space } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import { vipToolText as text } from '../payment.text.ts';
import { billingText } from '../text.ts';
import type { Membership } from '../view-model/membership.ts';
import { paymentTypeOf, plansOnSale } from '../view-model/plans.ts';
import { MembershipIcon } from './membership-icon.tsx';
import styles from './payment.module.css';

interface VipToolDialogProps {
  readonly membership: Membership;
  readonly isPersonal: boolean;
  readonly onClose: () => void;
}

/** The space's plan and remaining uses, with a link to the plans. */
export function VipToolDialog({ membership, isPersonal, onClose }: VipToolDialogProps) {
  const pay = (paymentType: { readonly workSpace: number; readonly comboId: number }) => {
    onClose();
    void openPayment({ paymentType });
  };
  return (
    <Modal open title={text.title} onCancel={onClose} footer={<Footer onClose={onClose} />}>
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'plan', label: text.plan, children: <MembershipIcon name={membership.membership} /> },
          {
            key: 'until',
            label: text.until,
            children: membership.maxExpiredAt ? formatDay(membership.maxExpiredAt) : text.forever,
          },
          ...usesOf(membership).map(([label, left, limit]) => ({
            key: label,
            label,
            children: text.ofTotal(formatCount(left), formatCount(limit)),
          })),
        ]}
      />
      <Space className={styles.ways ?? ''}>
        {waysToMore(membership, isPersonal).map(({ label, plan }, index) => (
          <Button
            key={label}
            type={index === 0 ? 'primary' : 'default'}
            onClick={() => pay(paymentTypeOf(plan, isPersonal))}
          >
            {label}
          </Button>
        ))}
      </Space>
    </Modal>
  );
}

function Footer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Space>
      <Link to="/order-list/index" onClick={onClose}>
        {text.orders}
      </Link>
      <Link to="/prime-introduction" onClick={onClose}>
        {text.plans}
      </Link>
    </Space>
  );
}

function usesOf(membership: Membership): readonly (readonly [string, number, number])[] {
  return [
    [billingText.compare, membership.compareTimes, membership.compareTimesLimit],
    [billingText.audit, membership.auditTimes, membership.auditTimesLimit],
    [billingText.duplicate, membership.duplicateTimes, membership.duplicateTimesLimit],
    [text.template, membership.templateTimes, membership.templateTimesLimit],
  ];
}

/** A user with a plan renews or upgrades it; others start with one. */
function waysToMore({ membership }: Membership, isPersonal: boolean) {
  const onSale = plansOnSale(isPersonal);
  const held = onSale.find((name) => name === membership && name !== 'rights');
  if (!held) return [{ label: text.buy, plan: isPersonal ? 'yearly' : 'basic' }] as const;
  const larger = teamPlanNames[teamPlanNames.indexOf(held) + 1];
  const next = isPersonal ? (held === 'yearly' ? undefined : 'yearly') : larger;
  const renew = { label: text.renew, plan: held };
  return next && onSale.includes(next) ? [renew, { label: text.upgrade, plan: next }] : [renew];
}
