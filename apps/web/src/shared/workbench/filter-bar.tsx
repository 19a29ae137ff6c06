import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef, Select } from 'antd';
import type { ReactNode, Ref } from 'react';
import styles from './panel.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface FilterBarProps {
  readonly searchLabel: string;
  readonly searchRef: Ref<InputRef>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onStep: (direction: 'next') => void;
  /** The choices. */
  readonly children: ReactNode;
}

/** The search, and below it the choices. Enter goes to the next match, Escape leaves the field. */
export function FilterBar({ searchLabel, searchRef, query, onQuery, onStep, children }: FilterBarProps) {
  return (
    <div className={styles.filters}>
      <Input
        ref={searchRef}
        className={styles.line ?? ''}
        size="small"
        allowClear
        prefix={<SearchOutlined />}
        placeholder={searchLabel}
        aria-label={searchLabel}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onPressEnter={() => onStep('next')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {children}
    </div>
  );
}

/** A part of the bar that takes a line of its own. */
export function FilterLine({ children }: { readonly children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, value, values, wordsOf, onChange } = props;
  return (
    <Select<Value>
      size="small"
      aria-label={label}
      value={value}
      popupMatchSelectWidth={false}
      options={values.map((one) => ({ value: one, label: wordsOf(one) }))}
      onChange={onChange}
    />
  );
}

/** The words of a choice that may be left open. */
export function allOr<Value extends string>(
  label: string,
  wordsOf: (value: Exclude<Value, 'all'>) => string,
): (value: Value) => string {
  return (value) => (isNarrow(value) ? wordsOf(value) : text.choiceOfAll(label));
}

function isNarrow<Value extends string>(value: Value): value is Exclude<Value, 'all'> {
  return value !== 'all';
}
