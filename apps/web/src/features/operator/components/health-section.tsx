import { type AnswerOf, readOperatorHealth } from '@wenjian/api';
import { Skeleton, Table, Tag } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorQuery } from '../api/operator.query.ts';
import { healthText as text } from '../health.text.ts';
import { TimeCell } from './cells.tsx';
import styles from './operator.module.css';
import { ReadFailure } from './rows.tsx';
import { SetAsideList } from './set-aside-list.tsx';

type Health = AnswerOf<typeof readOperatorHealth>;

export function HealthSection() {
  const health = useOperatorQuery(['health'], () => call(readOperatorHealth, {}));
  return (
    <>
      {health.error ? <ReadFailure error={health.error} onRetry={health.refetch} /> : null}
      {health.isPending ? <Skeleton active /> : null}
      {health.data ? <State health={health.data} /> : null}
      <SetAsideList />
    </>
  );
}

function State({ health }: { readonly health: Health }) {
  return (
    <>
      <section className={styles.card}>
        <Facts health={health} />
      </section>
      <section className={styles.card} aria-labelledby="operator-processes">
        <h2 id="operator-processes">{text.processes}</h2>
        <Processes health={health} />
      </section>
      <section className={styles.card} aria-labelledby="operator-queue">
        <h2 id="operator-queue">{text.queue}</h2>
        <Queue queue={health.queue} />
      </section>
    </>
  );
}

function Facts({ health: { version, database, files, lastBackupAt } }: { readonly health: Health }) {
  return (
    <dl className={styles.facts}>
      <dt>{text.facts.version}</dt>
      <dd>{version}</dd>
      <dt>{text.facts.database}</dt>
      <dd>{text.databaseOf(database.version, formatFileSize(database.bytes), database.connections)}</dd>
      <dt>{text.facts.files}</dt>
      <dd>{text.filesOf(formatCount(files.count), formatFileSize(files.bytes))}</dd>
      <dt>{text.facts.backup}</dt>
      <dd>{lastBackupAt === null ? text.noBackup : <TimeCell at={lastBackupAt} />}</dd>
    </dl>
  );
}

const scroll = { x: 'max-content' } as const;

function Processes({ health: { processes, version } }: { readonly health: Health }) {
  if (processes.length === 0) return <p className={styles.faint}>{text.noProcess}</p>;
  return (
    <Table
      size="small"
      pagination={false}
      scroll={scroll}
      rowKey={({ host, pid }) => `${host}:${pid}`}
      dataSource={[...processes]}
      columns={[
        { title: text.process.kind, key: 'kind', render: (_, { kind }) => text.processKind(kind) },
        { title: text.process.host, key: 'host', render: (_, { host, pid }) => `${host}:${pid}` },
        {
          title: text.process.version,
          key: 'version',
          render: (_, own) => (
            <>
              {own.version} {own.version === version ? null : <Tag color="orange">{text.process.other}</Tag>}
            </>
          ),
        },
        { title: text.process.connections, key: 'connections', align: 'right', dataIndex: 'connections' },
        {
          title: text.process.since,
          key: 'since',
          align: 'right',
          render: (_, { sinceSeconds }) => text.lasting(sinceSeconds),
        },
      ]}
    />
  );
}

/** Only what has something in it: most kinds are quiet most of the time. */
function Queue({ queue }: { readonly queue: Health['queue'] }) {
  const busy = queue.filter(({ waiting, delayed, running, dead }) => waiting + delayed + running + dead > 0);
  if (busy.length === 0) return <p className={styles.faint}>{text.quiet}</p>;
  const number = (title: string, key: 'waiting' | 'delayed' | 'running' | 'dead') => ({
    title,
    key,
    dataIndex: key,
    align: 'right' as const,
  });
  return (
    <Table
      size="small"
      pagination={false}
      scroll={scroll}
      rowKey="job"
      dataSource={busy}
      columns={[
        { title: text.queueColumns.job, key: 'job', render: (_, { job }) => text.jobName(job) },
        number(text.queueColumns.waiting, 'waiting'),
        {
          title: text.queueColumns.oldest,
          key: 'oldest',
          align: 'right',
          render: (_, { oldestSeconds }) => text.lasting(oldestSeconds),
        },
        number(text.queueColumns.delayed, 'delayed'),
        number(text.queueColumns.running, 'running'),
        number(text.queueColumns.dead, 'dead'),
      ]}
    />
  );
}
