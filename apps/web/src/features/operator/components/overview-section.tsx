import {
  type AnswerOf,
  formatFen,
  isOperatorArea,
  type OperatorArea,
  type OperatorRole,
  readOperatorOverview,
} from '@wenjian/api';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { call } from '../../../shared/http/client.ts';
import { BarChart } from '../../../shared/ui/bar-chart.tsx';
import { useOperatorQuery } from '../api/operator.query.ts';
import { overviewText as text } from '../records.text.ts';
import styles from './operator.module.css';
import { ReadFailure } from './rows.tsx';

type Overview = AnswerOf<typeof readOperatorOverview>;

export function OverviewSection({ role }: { readonly role: OperatorRole }) {
  const overview = useOperatorQuery(['overview'], () => call(readOperatorOverview, {}));
  if (overview.error) return <ReadFailure error={overview.error} onRetry={overview.refetch} />;
  if (!overview.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <>
      <Figures overview={overview.data} />
      <Todos overview={overview.data} role={role} />
      <Charts days={overview.data.days} />
    </>
  );
}

function Figures({ overview }: { readonly overview: Overview }) {
  const { users, newUsers, activeUsers, teams, tasks, failedTasks, paidFen, paidOrders } = overview;
  const figures: readonly (readonly [title: string, figure: string, more: string])[] = [
    [text.people.users, formatCount(users), text.newUsers(formatCount(newUsers))],
    [text.people.activeUsers, formatCount(activeUsers), ''],
    [text.people.teams, formatCount(teams), ''],
    [text.people.tasks, formatCount(tasks), text.failedTasks(formatCount(failedTasks))],
    [text.people.paid, `¥${formatFen(paidFen)}`, text.paidOrders(formatCount(paidOrders))],
  ];
  return (
    <dl className={styles.summary}>
      {figures.map(([title, figure, more]) => (
        <div key={title} className={styles.card}>
          <dt>{title}</dt>
          <dd>
            {figure}
            {more === '' ? null : <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const todoAreas: Readonly<Record<keyof typeof text.todos, OperatorArea>> = {
  waitingJobs: 'health',
  setAsideJobs: 'health',
  waitingOrders: 'orders',
  openFeedback: 'feedback',
  openInquiries: 'feedback',
};

/** Each leads to its section, for whose role has it. */
function Todos({ overview, role }: { readonly overview: Overview; readonly role: OperatorRole }) {
  const names = Object.keys(todoAreas) as (keyof typeof todoAreas)[];
  return (
    <section className={styles.card} aria-labelledby="operator-todo">
      <h2 id="operator-todo">{text.todo}</h2>
      <dl className={styles.summary}>
        {names.map((name) => (
          <div key={name}>
            <dt>{text.todos[name]}</dt>
            <dd>
              {isOperatorArea(role, todoAreas[name]) ? (
                <Link
                  to={`/operator/${todoAreas[name]}`}
                  aria-label={`${text.todos[name]} ${overview[name]}`}
                >
                  {formatCount(overview[name])}
                </Link>
              ) : (
                formatCount(overview[name])
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Charts({ days }: { readonly days: Overview['days'] }) {
  const ends = { first: days[0]?.day ?? '', last: days.at(-1)?.day ?? '' };
  return (
    <div className={styles.charts}>
      <section className={styles.card} aria-labelledby="operator-tasks">
        <h2 id="operator-tasks">{text.taskChart}</h2>
        <BarChart
          empty={text.noTasks}
          {...ends}
          bars={days.map(({ day, done, failed }) => ({
            key: day,
            label: text.taskBar(day, done, failed),
            parts: [
              { key: 'done', count: done },
              { key: 'failed', count: failed },
            ],
          }))}
        />
        <p className={styles.legend}>
          <span data-part="done">{text.legend.done}</span>
          <span data-part="failed">{text.legend.failed}</span>
        </p>
      </section>
      <section className={styles.card} aria-labelledby="operator-new-users">
        <h2 id="operator-new-users">{text.userChart}</h2>
        <BarChart
          empty={text.noNewUsers}
          {...ends}
          bars={days.map(({ day, newUsers }) => ({
            key: day,
            label: text.userBar(day, newUsers),
            parts: [{ key: 'users', count: newUsers }],
          }))}
        />
        <p className={styles.legend}>
          <span data-part="users">{text.legend.users}</span>
        </p>
      </section>
    </div>
  );
}
