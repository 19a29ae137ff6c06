import { SearchOutlined } from '@ant-design/icons';
import { correctionFamilies } from '@wenjian/api';
import { Input, type InputRef, Select } from 'antd';
import { type Ref, useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import type { CorrectionFilter, CorrectionOrder } from '../view-model/correction-filter.ts';
import type { Decided, Family } from '../view-model/proofread-shapes.ts';
import styles from './correction-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface CorrectionFiltersProps {
  readonly resultState: ResultState;
  readonly searchRef: Ref<InputRef>;
}

const STATES: readonly Decided[] = ['open', 'accepted', 'rejected'];
const ORDERS: readonly CorrectionOrder[] = ['position', 'rule'];

export function CorrectionFilters({ resultState, searchRef }: CorrectionFiltersProps) {
  const { filter, setFilter, result, step } = resultState;
  const families = useMemo(() => {
    const found = new Set(result.corrections.map(({ family }) => family));
    return correctionFamilies.filter((family) => found.has(family));
  }, [result]);
  const change = (part: Partial<CorrectionFilter>) => setFilter({ ...filter, ...part });
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
      <FilterChoices filter={filter} families={families} onChange={change} />
    </div>
  );
}

interface FilterChoicesProps {
  readonly filter: CorrectionFilter;
  /** Families with findings. */
  readonly families: readonly Family[];
  readonly onChange: (part: Partial<CorrectionFilter>) => void;
}

function FilterChoices({ filter, families, onChange }: FilterChoicesProps) {
  const all = { value: 'all' as const };
  return (
    <>
      <Choice<Family | 'all'>
        label={text.family}
        value={filter.family}
        options={[
          { ...all, label: `${text.family}：${text.all}` },
          ...families.map((value) => ({ value, label: text.families[value] })),
        ]}
        onChange={(family) => onChange({ family })}
      />
      <Choice<Decided | 'all'>
        label={text.state}
        value={filter.state}
        options={[
          { ...all, label: `${text.state}：${text.all}` },
          ...STATES.map((value) => ({ value, label: text.states[value] })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <Choice<CorrectionOrder>
        label={text.order}
        value={filter.order}
        options={ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        onChange={(order) => onChange({ order })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select<Value>
      size="small"
      aria-label={label}
      value={value}
      popupMatchSelectWidth={false}
      options={options}
      onChange={onChange}
    />
  );
}
