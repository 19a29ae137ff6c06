import { useQuery } from '@tanstack/react-query';
import { formatFen, type Order, orderStates, plans } from '@wenjian/api';
import { Alert, Button, Empty, Grid, Segmented, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { openPayment } from '../../../shared/payment/payment-dialog.store.ts';
import { ORDERS_PAGE_SIZE, type OrderFilter, ordersQuery } from '../api/orders.query.ts';
import { ordersText as text } from '../orders.text.ts';
import { paymentTypeOf } from '../view-model/plans.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-list.module.css';

interface OrderListPageProps {
  readonly teamId: string;
  readonly isPersonal: boolean;
  /** A member who may not spend the team's money does not see its orders, but who does. */
  readonly canBuy: boolean;
}

export function OrderListPage({ teamId, isPersonal, canBuy }: OrderListPageProps) {
  if (canBuy) return <Orders teamId={teamId} isPersonal={isPersonal} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
      </header>
      <Alert type="info" showIcon title={text.forManagers} />
    </div>
  );
}

function Orders({ teamId, isPersonal }: Omit<OrderListPageProps, 'canBuy'>) {
  const [filter, setFilter] = useState<OrderFilter>({ state: null, page: 1 });
  const list = useQuery(ordersQuery(teamId, filter));
  const buy = () =>
    void openPayment({ paymentType: paymentTypeOf(isPersonal ? 'yearly' : 'basic', isPersonal) });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <Button type="primary" onClick={buy}>
          {text.buy}
        </Button>
      </header>
      <div className={styles.card}>
        <StateFilter filter={filter} onChange={setFilter} />
        {list.isError ? (
          <Alert
            type="error"
            showIcon
            title={text.failed}
            description={list.error.message}
            action={<Button onClick={() => void list.refetch()}>{text.retry}</Button>}
          />
        ) : (
          <OrderTable
            orders={list.data?.items ?? []}
            total={list.data?.total ?? 0}
            isLoading={list.isPending}
            filter={filter}
            onPage={(page) => setFilter({ ...filter, page })}
          />
        )}
      </div>
    </div>
  );
}

const ALL = 'all';

interface StateFilterProps {
  readonly filter: OrderFilter;
  readonly onChange: (filter: OrderFilter) => void;
}

function StateFilter({ filter, onChange }: StateFilterProps) {
  return (
    <div className={styles.filter}>
      <Segmented
        aria-label={text.filter}
        value={filter.state ?? ALL}
        options={[
          { value: ALL, label: text.all },
          ...orderStates.map((value) => ({ value, label: text.states[value] })),
        ]}
        onChange={(value) =>
          onChange({ state: orderStates.find((state) => state === value) ?? null, page: 1 })
        }
      />
    </div>
  );
}

interface OrderTableProps {
  readonly orders: readonly Order[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly filter: OrderFilter;
  readonly onPage: (page: number) => void;
}

function OrderTable({ orders, total, isLoading, filter, onPage }: OrderTableProps) {
  const isFiltered = filter.state !== null;
  const isWide = Grid.useBreakpoint().lg ?? true;
  return (
    <Table
      rowKey="id"
      columns={isWide ? columns : narrowColumns}
      showHeader={isWide}
      dataSource={[...orders]}
      loading={isLoading}
      {...(isWide && { scroll: { x: 'max-content' } })}
      locale={{
        emptyText: (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={isFiltered ? text.emptyFiltered : text.empty}
          >
            {isFiltered ? null : text.emptyHint}
          </Empty>
        ),
      }}
      pagination={{
        current: filter.page,
        pageSize: ORDERS_PAGE_SIZE,
        total,
        onChange: onPage,
        hideOnSinglePage: true,
      }}
    />
  );
}

const columns: TableColumnsType<Order> = [
  { title: text.columns.number, dataIndex: 'number', key: 'number' },
  {
    title: text.columns.plan,
    key: 'plan',
    render: (_, order) => planOf(order),
  },
  {
    title: text.columns.amount,
    key: 'amount',
    align: 'right',
    render: (_, { amountFen }) => `¥${formatFen(amountFen)}`,
  },
  { title: text.columns.state, key: 'state', render: (_, order) => <OrderStateTag order={order} /> },
  {
    title: text.columns.createdAt,
    key: 'createdAt',
    render: (_, { createdAt }) => formatInstant(createdAt, new Date()),
  },
  { title: text.columns.actions, key: 'actions', render: (_, order) => <OrderActions order={order} /> },
];

/** On a phone the parts of an order are stacked, so that its actions are not beyond the edge. */
const narrowColumns: TableColumnsType<Order> = [
  {
    key: 'order',
    render: (_, order) => (
      <div className={styles.order}>
        <div className={styles.orderHead}>
          <strong>{planOf(order)}</strong>
          <span>¥{formatFen(order.amountFen)}</span>
        </div>
        <div className={styles.orderHead}>
          <span className={styles.faint}>{formatInstant(order.createdAt, new Date())}</span>
          <OrderStateTag order={order} />
        </div>
        <span className={styles.faint}>{order.number}</span>
        <OrderActions order={order} />
      </div>
    ),
  },
];

function planOf({ plan, kind }: Order): string {
  return `${plans[plan].label} · ${text.kinds[kind]}`;
}

const colours = { pending: 'processing', paid: 'success', closed: 'default', refunded: 'warning' } as const;

function OrderStateTag({ order: { state, refundRequestedAt } }: { readonly order: Order }) {
  const isWaiting = state === 'paid' && refundRequestedAt !== null;
  return <Tag color={colours[state]}>{isWaiting ? text.refundWaiting : text.states[state]}</Tag>;
}
