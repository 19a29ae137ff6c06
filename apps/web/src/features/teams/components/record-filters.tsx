import { type RecordedAction, recordedActionNames, recordedActions } from '@wenjian/api';
import { DatePicker, Select } from 'antd';
import type { ReactNode } from 'react';
import type { RecordQuery } from '../api/team-records.query.ts';
import { recordsText as text } from '../records.text.ts';
import styles from './team-page.module.css';

interface RecordFiltersProps {
  readonly filter: RecordQuery;
  readonly people: readonly { readonly userId: string; readonly name: string }[];
  readonly onChange: (filter: RecordQuery) => void;
  readonly children: ReactNode;
}

const actions = recordedActions.map((value) => ({ value, label: recordedActionNames[value] }));

/** By person, by action, by day. */
export function RecordFilters({ filter, people, onChange, children }: RecordFiltersProps) {
  const { userId, action, from, to } = filter;
  const change = (next: RecordQuery) =>
    onChange(
      Object.fromEntries(
        Object.entries({ userId, action, from, to, ...next }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      ),
    );
  return (
    <div className={styles.filter}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.choice ?? ''}
        placeholder={text.allPeople}
        aria-label={text.person}
        value={userId ?? null}
        options={people.map((person) => ({ value: person.userId, label: person.name }))}
        onChange={(value: string | null | undefined) => change({ userId: value ?? undefined })}
      />
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.choice ?? ''}
        placeholder={text.allActions}
        aria-label={text.action}
        value={action ?? null}
        options={actions}
        onChange={(value: RecordedAction | null | undefined) => change({ action: value ?? undefined })}
      />
      <DatePicker.RangePicker
        allowEmpty
        placeholder={[text.from, text.to]}
        onChange={(_, days) => change({ from: days?.[0] || undefined, to: days?.[1] || undefined })}
      />
      {children}
    </div>
  );
}
