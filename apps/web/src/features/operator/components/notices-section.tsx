import { endOperatorNotice, listOperatorNotices, type NoticeEntry } from '@wenjian/api';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction, useOperatorQuery } from '../api/operator.query.ts';
import { operatorText } from '../text.ts';
import { noticeText as text } from '../words.text.ts';
import { ActionDialog } from './action-dialog.tsx';
import { TextCell, TimeCell } from './cells.tsx';
import { Choice, ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

interface Filter {
  readonly state?: 'shown' | 'ended' | undefined;
  readonly search?: string | undefined;
}

export function NoticesSection() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Filter>({});
  const list = useOperatorQuery(['notices', query], () => call(listOperatorNotices, { query }));
  const [ended, setEnded] = useState<NoticeEntry | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const columns: readonly Column<NoticeEntry>[] = [
    ...facts,
    {
      title: operatorText.actions,
      width: 80,
      // What comes with the product is published anew at every start.
      render: (notice) =>
        notice.isShown && notice.kind !== 'standing' ? (
          <span className={styles.actions}>
            <Button type="link" danger onClick={() => setEnded(notice)}>
              {text.end}
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <section className={styles.card}>
      <ListHead>
        <Search label={text.search} onSearch={(search) => change({ search })} />
        <Choice
          label={text.stateFilter}
          options={text.states}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
        <Button type="primary" className={styles.listEnd ?? ''} onClick={() => setPublishing(true)}>
          {text.publish}
        </Button>
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
      {isPublishing ? <PublishDialog onClose={() => setPublishing(false)} /> : null}
      {ended ? <EndDialog notice={ended} onClose={() => setEnded(null)} /> : null}
    </section>
  );
}

const facts: readonly Column<NoticeEntry>[] = [
  {
    title: text.columns.kind,
    width: 140,
    render: ({ kind, isShown }) => (
      <>
        {text.kinds[kind]}{' '}
        <Tag {...(isShown ? { color: 'green' } : {})}>{text.states[isShown ? 'shown' : 'ended']}</Tag>
      </>
    ),
  },
  { title: text.columns.content, render: ({ content }) => <TextCell>{content}</TextCell> },
  { title: text.columns.audience, width: 140, render: ({ space }) => space ?? text.everybody },
  { title: text.columns.from, width: 150, render: ({ startsAt }) => <TimeCell at={startsAt} /> },
  {
    title: text.columns.to,
    width: 150,
    render: ({ endsAt }) => (endsAt === null ? text.always : new Date(endsAt).toLocaleString('zh-CN')),
  },
  { title: text.columns.seen, width: 80, align: 'right', render: ({ seen }) => formatCount(seen) },
];

function EndDialog({
  notice: { number },
  onClose,
}: {
  readonly notice: NoticeEntry;
  readonly onClose: () => void;
}) {
  const action = useOperatorAction(
    () => call(endOperatorNotice, { body: { number } }),
    () => text.ended,
  );
  return (
    <ActionDialog
      title={text.endTitle}
      lead={text.endLead}
      submit={text.end}
      isDanger
      action={action}
      onClose={onClose}
    />
  );
}
