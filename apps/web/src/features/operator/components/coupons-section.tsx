import { type CouponKindEntry, formatFen, listCouponKinds, plans } from '@wenjian/api';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { couponText as text } from '../sales.text.ts';
import { operatorText } from '../text.ts';
import { CreateCouponDialog, GiveCouponDialog } from './coupon-dialogs.tsx';
import { ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

export function CouponsSection() {
  const { query, page, isFiltered, change, goTo } = useFilter<{ search?: string | undefined }>({});
  const list = useOperatorQuery(['coupons', query], () => call(listCouponKinds, { query }));
  const [given, setGiven] = useState<CouponKindEntry | null>(null);
  const [isCreating, setCreating] = useState(false);
  const columns: readonly Column<CouponKindEntry>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 80,
      render: (kind) => (
        <span className={styles.actions}>
          <Button type="link" onClick={() => setGiven(kind)}>
            {text.give}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.search} onSearch={(search) => change({ search })} />
        <Button type="primary" className={styles.listEnd ?? ''} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      </ListHead>
      <Rows
        list={list}
        keyOf={({ code }) => code}
        columns={columns}
        empty={text.empty}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
      {isCreating ? <CreateCouponDialog onClose={() => setCreating(false)} /> : null}
      {given ? <GiveCouponDialog kind={given} onClose={() => setGiven(null)} /> : null}
    </section>
  );
}

const facts: readonly Column<CouponKindEntry>[] = [
  {
    title: text.columns.code,
    render: ({ code, isActivity }) => (
      <>
        <strong>{code}</strong> {isActivity ? <Tag>{text.activity}</Tag> : null}
      </>
    ),
  },
  { title: text.columns.name, render: ({ name }) => name },
  {
    title: text.columns.terms,
    render: ({ minPriceFen, discountFen }) => text.terms(formatFen(minPriceFen), formatFen(discountFen)),
  },
  {
    title: text.columns.plans,
    render: ({ plans: names }) =>
      names === null ? text.allPlans : names.map((name) => plans[name].label).join('、'),
  },
  { title: text.columns.days, width: 90, render: ({ validDays }) => text.daysOf(validDays) },
  {
    title: text.columns.count,
    width: 120,
    align: 'right',
    render: ({ given, quantity }) =>
      quantity === null ? formatCount(given) : `${formatCount(given)} / ${formatCount(quantity)}`,
  },
  { title: text.columns.used, width: 80, align: 'right', render: ({ used }) => formatCount(used) },
];
