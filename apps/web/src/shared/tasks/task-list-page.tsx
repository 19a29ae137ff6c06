import { type TaskStatus, taskStatuses } from '@wenjian/api';
import { Alert, Button, Empty, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { taskText } from './task.text.ts';
import styles from './task-list.module.css';
import type { ListFilter } from './use-list-filter.ts';

/** The query result of the list. */
interface ListState {
  readonly data: { readonly total: number } | undefined;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface TaskListPageProps {
  readonly title: string;
  readonly words: ListWords;
  /** The primary action and others, beside the title. */
  readonly actions: ReactNode;
  readonly filter: ListFilter;
  readonly onFilter: (change: Partial<ListFilter>) => void;
  readonly list: ListState;
  /** Shown when there are no tasks at all. */
  readonly empty: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

interface ListWords {
  readonly searchPlaceholder: string;
  readonly statuses: Readonly<Record<TaskStatus, string>>;
  readonly emptyFiltered: string;
}

/** The frame of a tool's list: title, filter, and the empty and failed states. */
export function TaskListPage(props: TaskListPageProps) {
  const { title, words, actions, filter, onFilter, list, empty, children } = props;
  const isFiltered = filter.keyword !== '' || filter.status !== null;
  const isEmpty = list.data?.total === 0 && !list.isPlaceholderData;
  const body = () => {
    if (list.error) return <ListFailure message={list.error.message} onRetry={list.refetch} />;
    if (!isEmpty) return children;
    if (!isFiltered) return empty;
    return (
      <NothingFound words={words.emptyFiltered} onClear={() => onFilter({ keyword: '', status: null })} />
    );
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.headActions}>{actions}</div>
      </header>
      <div className={styles.card}>
        {!(isEmpty && !isFiltered) && <FilterRow words={words} filter={filter} onChange={onFilter} />}
        {body()}
      </div>
    </div>
  );
}

interface FilterRowProps {
  readonly words: ListWords;
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

const ALL = 'all';

function FilterRow({ words, filter, onChange }: FilterRowProps) {
  const options = taskStatuses.map((value) => ({ value, label: words.statuses[value] }));
  return (
    <div className={styles.filter}>
      <div className={styles.search}>
        <Input.Search
          key={filter.keyword}
          allowClear
          defaultValue={filter.keyword}
          placeholder={words.searchPlaceholder}
          aria-label={words.searchPlaceholder}
          onSearch={(keyword) => onChange({ keyword: keyword.trim() })}
        />
      </div>
      <Select
        value={filter.status ?? ALL}
        options={[{ value: ALL, label: taskText.allStatuses }, ...options]}
        popupMatchSelectWidth={false}
        aria-label={taskText.columns.status}
        onChange={(value) => onChange({ status: taskStatuses.find((status) => status === value) ?? null })}
      />
    </div>
  );
}

function ListFailure({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert
        type="error"
        showIcon
        title={taskText.loadFailed}
        description={message}
        action={<Button onClick={onRetry}>{taskText.refresh}</Button>}
      />
    </div>
  );
}

function NothingFound({ words, onClear }: { readonly words: string; readonly onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />
      <Button onClick={onClear}>{taskText.clearFilter}</Button>
    </div>
  );
}
