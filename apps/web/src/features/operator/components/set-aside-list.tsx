import {
  type AnswerOf,
  dropSetAsideJob,
  jobNames,
  listSetAsideJobs,
  retrySetAsideJob,
  type SetAsideReason,
} from '@wenjian/api';
import { Button, Select, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction, useOperatorQuery } from '../api/operator.query.ts';
import { healthText as text } from '../health.text.ts';
import { operatorText } from '../text.ts';
import { ActionDialog } from './action-dialog.tsx';
import { TimeCell } from './cells.tsx';
import { Choice, ListHead } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

type Job = AnswerOf<typeof listSetAsideJobs>['items'][number];

interface Filter {
  readonly job?: string | undefined;
  readonly reason?: SetAsideReason | undefined;
}

export function SetAsideList() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Filter>({});
  const list = useOperatorQuery(['jobs', query], () => call(listSetAsideJobs, { query }));
  const [opened, setOpened] = useState<{ readonly kind: 'retry' | 'drop'; readonly job: Job } | null>(null);
  const columns: readonly Column<Job>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 190,
      render: (job) => <JobActions job={job} onOpen={(kind) => setOpened({ kind, job })} />,
    },
  ];
  return (
    <section className={styles.card} aria-labelledby="operator-set-aside">
      <h2 id="operator-set-aside">{text.setAside}</h2>
      <p className={styles.faint}>{text.setAsideLead}</p>
      <ListHead>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          className={styles.search ?? ''}
          placeholder={text.allJobs}
          aria-label={text.jobFilter}
          value={filter.job ?? null}
          options={jobNames.map((value) => ({ value: value as string, label: text.jobName(value) }))}
          onChange={(job: string | null | undefined) => change({ job: job ?? undefined })}
        />
        <Choice
          label={text.reasonFilter}
          options={text.reasons}
          value={filter.reason}
          onChange={(reason) => change({ reason })}
        />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ jobId }) => jobId}
        columns={columns}
        empty={text.empty}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
      {opened === null ? null : <JobDialog {...opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

const facts: readonly Column<Job>[] = [
  {
    title: text.columns.job,
    render: ({ job, isClearingUp }) => (
      <>
        {text.jobName(job)} {isClearingUp ? <Tag>{text.clearingUp}</Tag> : null}
      </>
    ),
  },
  { title: text.columns.reason, render: ({ reason }) => text.reasons[reason] },
  { title: text.columns.error, render: ({ error }) => error || operatorText.none },
  { title: text.columns.attempts, width: 70, align: 'right', render: ({ attempts }) => attempts },
  { title: text.columns.failedAt, width: 150, render: ({ failedAt }) => <TimeCell at={failedAt} /> },
];

interface JobActionsProps {
  readonly job: Job;
  readonly onOpen: (kind: 'retry' | 'drop') => void;
}

function JobActions({ job, onOpen }: JobActionsProps) {
  return (
    <span className={styles.actions}>
      {job.canRetry ? (
        <Button type="link" onClick={() => onOpen('retry')}>
          {text.retry}
        </Button>
      ) : (
        <span className={styles.faint}>{text.byUser}</span>
      )}
      <Button type="link" danger onClick={() => onOpen('drop')}>
        {text.drop}
      </Button>
    </span>
  );
}

interface JobDialogProps {
  readonly kind: 'retry' | 'drop';
  readonly job: Job;
  readonly onClose: () => void;
}

function JobDialog({ kind, job: { job, jobId, isClearingUp }, onClose }: JobDialogProps) {
  const isRetry = kind === 'retry';
  const action = useOperatorAction(
    () => call(isRetry ? retrySetAsideJob : dropSetAsideJob, { body: { job, jobId, isClearingUp } }),
    () => (isRetry ? text.retried : text.dropped),
  );
  return (
    <ActionDialog
      title={isRetry ? text.retryTitle : text.dropTitle}
      lead={isRetry ? text.retryLead : text.dropLead}
      submit={isRetry ? text.retry : text.drop}
      isDanger={!isRetry}
      action={action}
      onClose={onClose}
    />
  );
}
