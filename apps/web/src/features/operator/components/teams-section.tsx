import { listOperatorTeams, type OperatorTeam } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { peopleText as text } from '../people.text.ts';
import { operatorText } from '../text.ts';
import { BalanceCell, PersonCell, PlanCell } from './cells.tsx';
import { GrantPlanDialog, GrantUsesDialog } from './grant-dialogs.tsx';
import { ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

type Opened = { readonly kind: 'uses' | 'plan'; readonly team: OperatorTeam };

export function TeamsSection() {
  const { query, page, isFiltered, change, goTo } = useFilter<{ search?: string | undefined }>({});
  const list = useOperatorQuery(['teams', query], () => call(listOperatorTeams, { query }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns: readonly Column<OperatorTeam>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 170,
      render: (team) => (
        <span className={styles.actions}>
          <Button type="link" onClick={() => setOpened({ kind: 'uses', team })}>
            {text.grantUses}
          </Button>
          <Button type="link" onClick={() => setOpened({ kind: 'plan', team })}>
            {text.grantPlan}
          </Button>
        </span>
      ),
    },
  ];
  const close = () => setOpened(null);
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.searchTeam} onSearch={(search) => change({ search })} />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ teamId }) => teamId}
        columns={columns}
        empty={text.noTeam}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
      {opened?.kind === 'uses' ? <GrantUsesDialog {...opened.team} onClose={close} /> : null}
      {opened?.kind === 'plan' ? (
        <GrantPlanDialog {...opened.team} isPersonal={false} onClose={close} />
      ) : null}
    </section>
  );
}

const facts: readonly Column<OperatorTeam>[] = [
  { title: text.columns.team, render: ({ name }) => <strong>{name}</strong> },
  { title: text.columns.owner, render: ({ owner }) => <PersonCell person={owner} /> },
  {
    title: text.columns.members,
    width: 90,
    align: 'right',
    render: ({ members, seats }) => text.seats(members, seats),
  },
  { title: text.columns.plan, width: 110, render: ({ plan }) => <PlanCell plan={plan} /> },
  { title: text.columns.balances, render: ({ balances }) => <BalanceCell balances={balances} /> },
  { title: text.columns.tasks, width: 80, align: 'right', render: ({ tasks }) => formatCount(tasks) },
  { title: text.columns.created, width: 110, render: ({ createdAt }) => formatDay(createdAt) },
];
