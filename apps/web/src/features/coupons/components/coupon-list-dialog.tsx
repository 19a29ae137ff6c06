import { useQuery } from '@tanstack/react-query';
import { type CouponState, couponStates } from '@wenjian/api';
import { Alert, Button, Empty, Modal, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { couponsQuery } from '../api/coupons.query.ts';
import { couponsText as text } from '../text.ts';
import { CouponCard } from './coupon-card.tsx';
import styles from './coupon-list.module.css';

const choices = couponStates.map((value) => ({ value, label: text.states[value] }));

export function CouponListDialog({ onClose }: { readonly onClose: () => void }) {
  const [state, setState] = useState<CouponState>('usable');
  return (
    <Modal open title={text.title} footer={null} onCancel={onClose} width={560}>
      <Segmented block options={choices} value={state} onChange={setState} aria-label={text.title} />
      <CouponList key={state} state={state} />
    </Modal>
  );
}

function CouponList({ state }: { readonly state: CouponState }) {
  const coupons = useQuery(couponsQuery(state));
  if (coupons.isPending) return <Skeleton active className={styles.list ?? ''} title={false} />;
  if (coupons.isError)
    return (
      <Alert
        className={styles.list ?? ''}
        type="error"
        showIcon
        title={text.failed}
        description={coupons.error.message}
        action={<Button onClick={() => void coupons.refetch()}>{text.retry}</Button>}
      />
    );
  const { items, total } = coupons.data;
  if (total === 0)
    return (
      <Empty
        className={styles.empty ?? ''}
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={text.empty[state]}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
      {total > items.length ? <p className={styles.more}>{text.more(items.length, total)}</p> : null}
    </>
  );
}
