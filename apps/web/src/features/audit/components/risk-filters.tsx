import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef, Select } from 'antd';
import { type Ref, useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import {
  ALL_FAMILIES,
  type RiskFilter,
  type RiskOrder,
  type StatusFilter,
} from '../view-model/risk-filter.ts';
import styles from './risk-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface RiskFiltersProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
}

const STATUSES: readonly StatusFilter[] = ['kept', 'open', 'accepted', 'rejected', 'all'];
const ORDERS: readonly RiskOrder[] = ['position', 'level'];

export function RiskFilters({ resultState, searchRef }: RiskFiltersProps) {
  const { filter, setFilter, parts, step } = resultState;
  const families = useMemo(() => [...new Set(parts.all.map(({ family }) => family))], [parts]);
  const change = (part: Partial<RiskFilter>) => setFilter({ ...filter, ...part });
  return (
    <div className={styles.filters}>
      <Input
        ref={searchRef}
        size="small"
        allowClear
        prefix={<SearchOutlined />}
        placeholder={text.search}
        aria-label={text.search}
        value={filter.query}
        onChange={(event) => change({ query: event.target.value })}
        onPressEnter={() => step('next')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <Select
        size="small"
        aria-label={text.family}
        value={filter.family}
        popupMatchSelectWidth={false}
        options={[
          { value: ALL_FAMILIES, label: `${text.family}：${text.all}` },
          ...families.map((value) => ({ value, label: text.families[value] ?? value })),
        ]}
        onChange={(family) => change({ family })}
      />
      <Select<StatusFilter>
        size="small"
        aria-label={text.status}
        value={filter.status}
        popupMatchSelectWidth={false}
        options={STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
        onChange={(status) => change({ status })}
      />
      <Select<RiskOrder>
        size="small"
        aria-label={text.order}
        value={filter.order}
        popupMatchSelectWidth={false}
        options={ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        onChange={(order) => change({ order })}
      />
    </div>
  );
}
