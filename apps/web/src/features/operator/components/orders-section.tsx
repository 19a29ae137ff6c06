import {
  formatFen,
  listOperatorOrders,
  type OperatorOrder,
  type OrderNeed,
  type OrderState,
  plans,
} from '@wenjian/api';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { orderText as text } from '../sales.text.ts';
import { operatorText } from '../text.ts';
import { PersonCell, TimeCell } from './cells.tsx';
import { Choice, ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { InvoiceDialog, RefundDialog } from './order-dialogs.tsx';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

interface Filter {
  readonly search?: string | undefined;
  readonly state?: OrderState | undefined;
  readonly needs?: OrderNeed | 'any' | undefined;
}

type Opened = { readonly kind: 'refund' | 'invoice'; readonly number: string };

export function OrdersSection() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Filter>({});
  const list = useOperatorQuery(['orders', query], () => call(listOperatorOrders, { query }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns: readonly Column<OperatorOrder>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 150,
      render: (order) => <OrderActions order={order} onOpen={setOpened} />,
    },
  ];
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.search} onSearch={(search) => change({ search })} />
        <Choice
          label={text.stateFilter}
          all={text.allStates}
          options={text.states}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
        <Choice
          label={text.needFilter}
          all={text.allNeeds}
          options={{ any: text.needsAny, ...text.needs }}
          value={filter.needs}
          onChange={(needs) => change({ needs })}
        />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ number }) => number}
        columns={columns}
        empty={text.empty}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
      {opened?.kind === 'refund' ? <RefundDialog number={opened.number} onClose={close} /> : null}
      {opened?.kind === 'invoice' ? <InvoiceDialog number={opened.number} onClose={close} /> : null}
    </section>
  );
}

interface OrderActionsProps {
  readonly order: OperatorOrder;
  readonly onOpen: (opened: Opened) => void;
}

function OrderActions({ order: { number, state, needs, refundApprovedAt }, onOpen }: OrderActionsProps) {
  return (
    <span className={styles.actions}>
      {state === 'paid' && refundApprovedAt === null ? (
        <Button type="link" danger onClick={() => onOpen({ kind: 'refund', number })}>
          {text.refund}
        </Button>
      ) : null}
      {needs.includes('invoice') ? (
        <Button type="link" onClick={() => onOpen({ kind: 'invoice', number })}>
          {text.invoice}
        </Button>
      ) : null}
    </span>
  );
}

const facts: readonly Column<OperatorOrder>[] = [
  { title: text.columns.number, render: ({ number }) => number },
  { title: text.columns.buyer, render: ({ buyer }) => <PersonCell person={buyer} /> },
  { title: text.columns.plan, render: ({ plan }) => plans[plan].label },
  { title: text.columns.amount, align: 'right', render: ({ amountFen }) => `¥${formatFen(amountFen)}` },
  {
    title: text.columns.state,
    render: ({ state, needs }) => (
      <>
        {text.states[state]}{' '}
        {needs.map((need) => (
          <Tag key={need} color="orange">
            {text.needs[need]}
          </Tag>
        ))}
      </>
    ),
  },
  { title: text.columns.at, width: 150, render: ({ createdAt }) => <TimeCell at={createdAt} /> },
  { title: text.columns.more, render: (order) => <More order={order} /> },
];

/** What an operator has to know before deciding. */
function More({ order }: { readonly order: OperatorOrder }) {
  const lines = linesOf(order);
  if (lines.length === 0) return operatorText.none;
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

function linesOf({
  needs,
  refundReason,
  uses,
  worthFen,
  invoice,
  invoiceIssuedAt,
  problem,
  ...order
}: OperatorOrder) {
  const isRefund = needs.includes('refund');
  return [
    ...(isRefund ? [text.refundAsked(refundReason ?? '')] : []),
    ...uses.map(({ tool, used, left }) => text.used(operatorText.shortTools[tool], used, left)),
    ...(worthFen === null ? [] : [text.worth(formatFen(worthFen))]),
    ...(isRefund && invoiceIssuedAt !== null ? [text.certified] : []),
    ...(needs.includes('invoice') && invoice
      ? [
          text.invoiceAsked(
            text.invoiceKinds[invoice.kind],
            invoice.title,
            invoice.taxNumber ?? '',
            invoice.email,
          ),
        ]
      : []),
    ...(order.state === 'paid' && order.refundApprovedAt !== null ? [text.underWay] : []),
    ...(problem === null ? [] : [text.problem(problem)]),
  ];
}
