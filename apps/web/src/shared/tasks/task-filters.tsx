import { type TaskStatus, taskStatuses } from '@wenjian/api';
import { Input, Select } from 'antd';
import { taskText } from './task.text.ts';
import styles from './task-list.module.css';
import type { ListFilter } from './use-list-filter.ts';

interface TaskFiltersProps {
  readonly statuses: Readonly<Record<TaskStatus, string>>;
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

const ALL = 'all';

export function TaskFilters({ statuses, filter, onChange }: TaskFiltersProps) {
  const options = taskStatuses.map((value) => ({ value, label: statuses[value] }));
  return (
    <div className={styles.filter}>
      <div className={styles.search}>
        <Input.Search
          allowClear
          defaultValue={filter.keyword}
          placeholder={taskText.searchPlaceholder}
          aria-label={taskText.searchPlaceholder}
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
