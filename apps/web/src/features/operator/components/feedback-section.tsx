import {
  type FeedbackEntry,
  type InquiryEntry,
  listOperatorFeedback,
  listOperatorInquiries,
  markHandled,
} from '@wenjian/api';
import { Button, Segmented, Tag } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/http/client.ts';
import { complain } from '../../../shared/ui/toast.ts';
import { useOperatorAction, useOperatorQuery } from '../api/operator.query.ts';
import { operatorText } from '../text.ts';
import { inboxText as text } from '../words.text.ts';
import { PersonCell, TextCell, TimeCell } from './cells.tsx';
import { Choice, ListHead, Search } from './list-head.tsx';
import styles from './operator.module.css';
import { type Column, Rows } from './rows.tsx';
import { useFilter } from './use-filter.ts';

type Which = 'feedback' | 'inquiries';

export function FeedbackSection() {
  const [which, setWhich] = useState<Which>('feedback');
  return (
    <section className={styles.card}>
      <ListHead>
        <Segmented<Which>
          aria-label={text.which}
          value={which}
          options={[
            { value: 'feedback', label: text.feedback },
            { value: 'inquiries', label: text.inquiries },
          ]}
          onChange={setWhich}
        />
      </ListHead>
      {which === 'feedback' ? <FeedbackList /> : <InquiryList />}
    </section>
  );
}

interface Filter {
  readonly state?: 'open' | 'handled' | undefined;
  readonly search?: string | undefined;
  readonly kind?: FeedbackEntry['kind'] | undefined;
}

function FeedbackList() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Filter>({});
  const list = useOperatorQuery(['feedback', query], () => call(listOperatorFeedback, { query }));
  return (
    <>
      <ListHead>
        <Search label={text.search} onSearch={(search) => change({ search })} />
        <Choice
          label={text.stateFilter}
          options={text.states}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
        <Choice
          label={text.kindFilter}
          all={text.allKinds}
          options={text.kinds}
          value={filter.kind}
          onChange={(kind) => change({ kind })}
        />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ entryId }) => entryId}
        columns={feedbackColumns}
        empty={text.noFeedback}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
    </>
  );
}

function InquiryList() {
  const { filter, query, page, isFiltered, change, goTo } = useFilter<Omit<Filter, 'kind'>>({});
  const list = useOperatorQuery(['inquiries', query], () => call(listOperatorInquiries, { query }));
  return (
    <>
      <ListHead>
        <Search label={text.searchInquiry} onSearch={(search) => change({ search })} />
        <Choice
          label={text.stateFilter}
          options={text.states}
          value={filter.state}
          onChange={(state) => change({ state })}
        />
      </ListHead>
      <Rows
        list={list}
        keyOf={({ entryId }) => entryId}
        columns={inquiryColumns}
        empty={text.noInquiry}
        isFiltered={isFiltered}
        page={page}
        onPage={goTo}
      />
    </>
  );
}

const feedbackColumns: readonly Column<FeedbackEntry>[] = [
  { title: text.columns.at, width: 150, render: ({ at }) => <TimeCell at={at} /> },
  { title: text.columns.kind, width: 80, render: ({ kind }) => text.kinds[kind] },
  { title: text.columns.who, width: 170, render: ({ who }) => <PersonCell person={who} /> },
  {
    title: text.columns.text,
    render: ({ text: words, hasScreenshot }) => (
      <>
        <TextCell>{words}</TextCell>
        {hasScreenshot ? <Tag>{text.screenshot}</Tag> : null}
      </>
    ),
  },
  { title: text.columns.path, render: ({ path }) => <span className={styles.faint}>{path}</span> },
  { title: operatorText.actions, width: 150, render: (entry) => <Handled of="feedback" entry={entry} /> },
];

const inquiryColumns: readonly Column<InquiryEntry>[] = [
  { title: text.columns.at, width: 150, render: ({ at }) => <TimeCell at={at} /> },
  {
    title: text.columns.kind,
    width: 130,
    render: ({ kind, topic, isMailed }) => (
      <>
        {text.inquiryKinds[kind]} {topic === null ? null : <Tag>{text.topics[topic]}</Tag>}
        {isMailed ? null : <Tag color="orange">{text.notMailed}</Tag>}
      </>
    ),
  },
  {
    title: text.columns.contact,
    width: 220,
    render: ({ company, name, phone }) => (
      <span className={styles.two}>
        <strong>{company}</strong>
        <span>{name}</span>
        <a href={`tel:${phone}`}>{phone}</a>
      </span>
    ),
  },
  { title: text.columns.text, render: ({ content }) => <TextCell>{content}</TextCell> },
  { title: operatorText.actions, width: 150, render: (entry) => <Handled of="inquiry" entry={entry} /> },
];

interface HandledProps {
  readonly of: 'feedback' | 'inquiry';
  readonly entry: { readonly entryId: string; readonly handledAt: string | null };
}

function Handled({ of, entry: { entryId, handledAt } }: HandledProps) {
  const isHandled = handledAt === null;
  const action = useOperatorAction(
    () => call(markHandled, { body: { of, entryId, isHandled } }),
    () => (isHandled ? text.handled : text.reopened),
  );
  return (
    <span className={styles.actions}>
      <Button
        type="link"
        loading={action.isPending}
        onClick={() => action.mutate(undefined, { onError: complain })}
      >
        {isHandled ? text.handle : text.reopen}
      </Button>
      {handledAt === null ? null : <TimeCell at={handledAt} />}
    </span>
  );
}
