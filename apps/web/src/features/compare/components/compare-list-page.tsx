import { PlusOutlined } from '@ant-design/icons';
import { taskStatuses } from '@wenjian/api';
import { Alert, Button, Empty, Input, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { useComparisons } from '../api/use-comparisons.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import styles from './compare-list-page.module.css';
import { ComparisonListEmpty } from './comparison-list-empty.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { type ListFilter, useListFilter } from './use-list-filter.ts';

const PAGE_SIZE = 20;

export function CompareListPage() {
  const text = compareText.list;
  const teamId = useCurrentTeam();
  const [filter, changeFilter] = useListFilter();
  const [renamed, setRenamed] = useState<Comparison | null>(null);
  const list = useComparisons({
    teamId,
    keyword: filter.keyword || undefined,
    status: filter.status ?? undefined,
    page: filter.page,
    pageSize: PAGE_SIZE,
  });
  const isFiltered = filter.keyword !== '' || filter.status !== null;
  const isEmpty = list.data?.total === 0 && !list.isPlaceholderData;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <Link to="/contract-compare/upload">
          <Button type="primary" icon={<PlusOutlined />}>
            {text.create}
          </Button>
        </Link>
      </header>
      <div className={styles.card}>
        {!(isEmpty && !isFiltered) && <FilterRow filter={filter} onChange={changeFilter} />}
        {list.isError ? (
          <ListFailure message={list.error.message} onRetry={() => list.refetch()} />
        ) : isEmpty ? (
          isFiltered ? (
            <NothingFound onClear={() => changeFilter({ keyword: '', status: null })} />
          ) : (
            <ComparisonListEmpty teamId={teamId} />
          )
        ) : (
          <ComparisonTable
            page={list.data}
            isLoading={list.isPending || list.isPlaceholderData}
            current={filter.page}
            pageSize={PAGE_SIZE}
            onPage={(page) => changeFilter({ page })}
            onRename={setRenamed}
          />
        )}
      </div>
      {renamed && <RenameDialog key={renamed.id} task={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

interface FilterRowProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

const ALL = 'all';

function FilterRow({ filter, onChange }: FilterRowProps) {
  const text = compareText.list;
  const options = taskStatuses.map((value) => ({ value, label: compareText.statuses[value] }));
  return (
    <div className={styles.filter}>
      <div className={styles.search}>
        <Input.Search
          key={filter.keyword}
          allowClear
          defaultValue={filter.keyword}
          placeholder={text.searchPlaceholder}
          aria-label={text.searchPlaceholder}
          onSearch={(keyword) => onChange({ keyword: keyword.trim() })}
        />
      </div>
      <Select
        value={filter.status ?? ALL}
        options={[{ value: ALL, label: text.allStatuses }, ...options]}
        popupMatchSelectWidth={false}
        aria-label={text.columns.status}
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
        title={compareText.common.loadFailed}
        description={message}
        action={<Button onClick={onRetry}>{compareText.common.refresh}</Button>}
      />
    </div>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const text = compareText.list;
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.emptyFiltered} />
      <Button onClick={onClear}>{text.clearFilter}</Button>
    </div>
  );
}
