import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef, Select } from 'antd';
import type { Ref } from 'react';
import { compareText } from '../text.ts';
import type { ChangeFilter } from '../view-model/change-filter.ts';
import type { Change, ChangeType, Significance } from '../view-model/comparison-shapes.ts';
import styles from './change-list.module.css';

interface ChangeFilterBarProps {
  readonly changes: readonly Change[];
  readonly filter: ChangeFilter;
  readonly onFilter: (filter: ChangeFilter) => void;
  readonly searchRef: Ref<InputRef>;
  readonly onEnter: () => void;
}

const SIGNIFICANCES: readonly Significance[] = ['major', 'minor', 'noise'];

export function ChangeFilterBar({ changes, filter, onFilter, searchRef, onEnter }: ChangeFilterBarProps) {
  const { result: text, significances, changeTypes } = compareText;
  const present = [...new Set(changes.map((change) => change.type))];
  return (
    <div className={styles.filter}>
      <Input
        ref={searchRef}
        allowClear
        prefix={<SearchOutlined />}
        placeholder={text.searchChanges}
        aria-label={text.searchChanges}
        value={filter.query}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        onPressEnter={onEnter}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <div className={styles.selects}>
        <Select<ChangeType[]>
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          placeholder={text.filterType}
          aria-label={text.filterType}
          value={[...filter.types]}
          options={present.map((value) => ({ value, label: changeTypes[value] }))}
          onChange={(types) => onFilter({ ...filter, types })}
        />
        <Select<Significance | 'all'>
          aria-label={text.filterSignificance}
          value={filter.significance}
          options={[
            { value: 'all', label: `${text.filterSignificance}：${text.allSignificances}` },
            ...SIGNIFICANCES.map((value) => ({ value, label: significances[value] })),
          ]}
          onChange={(significance) => onFilter({ ...filter, significance })}
        />
      </div>
    </div>
  );
}
