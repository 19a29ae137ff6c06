import { listOperatorUsers, type OperatorUser } from '@wenjian/api';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { formatDay } from '../../../shared/format/format-day.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { peopleText as text } from '../people.text.ts';
import { operatorText } from '../text.ts';
import { BalanceCell, PersonCell, PlanCell, TimeCell } from './cells.tsx';
import { GrantPlanDialog, GrantUsesDialog } from './grant-dialogs.tsx';
import { Choice, ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { useFilter } from './use-filter.ts';

type Opened = { readonly kind: 'uses' | 'plan' | 'signOut'; readonly user: OperatorUser };

export function UsersSection() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<{
    search?: string | undefined;
    state?: 'paid' | 'free' | undefined;
  }>({});
  const list = useOperatorQuery(['users', query], () => call(listOperatorUsers, { query }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns: readonly Column<OperatorUser>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 250,
      render: (user) => <UserActions onOpen={(kind) => setOpened({ kind, user })} />,
    },
  ];
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.searchUser} onSearch={(search) => change({ search })} />
        <Choice
          label={text.planFilter}
          options={text.planStates}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ userId }) => userId}
        columns={columns}
        empty={text.noUser}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
      {opened === null ? null : <Dialog opened={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

function Dialog({
  opened: { kind, user },
  onClose,
}: {
  readonly opened: Opened;
  readonly onClose: () => void;
}) {
  const { teamId, name } = user;
  if (kind === 'uses') return <GrantUsesDialog teamId={teamId} name={name} onClose={onClose} />;
  if (kind === 'plan') return <GrantPlanDialog teamId={teamId} name={name} isPersonal onClose={onClose} />;
  return <SignOutDialog userId={user.userId} name={name} onClose={onClose} />;
}

function UserActions({ onOpen }: { readonly onOpen: (kind: Opened['kind']) => void }) {
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={() => onOpen('uses')}>
        {text.grantUses}
      </Button>
      <Button type="link" onClick={() => onOpen('plan')}>
        {text.grantPlan}
      </Button>
      <Button type="link" danger onClick={() => onOpen('signOut')}>
        {text.signOut}
      </Button>
    </span>
  );
}

const facts: readonly Column<OperatorUser>[] = [
  {
    title: text.columns.user,
    render: (user) => (
      <>
        <PersonCell person={user} /> {user.isOperator ? <Tag color="purple">{text.operator}</Tag> : null}
        {user.isClosing ? <Tag color="red">{text.closing}</Tag> : null}
      </>
    ),
  },
  { title: text.columns.plan, width: 110, render: ({ plan }) => <PlanCell plan={plan} /> },
  { title: text.columns.balances, render: ({ balances }) => <BalanceCell balances={balances} /> },
  { title: text.columns.teams, width: 60, align: 'right', render: ({ teams }) => teams },
  {
    title: text.columns.lastSeen,
    width: 150,
    render: ({ lastSeenAt, openSignIns }) => (
      <span className={styles.two}>
        <TimeCell at={lastSeenAt} />
        {openSignIns > 0 ? <span className={styles.faint}>{text.signIns(openSignIns)}</span> : null}
      </span>
    ),
  },
  { title: text.columns.since, width: 110, render: ({ createdAt }) => formatDay(createdAt) },
];
