import { Segmented } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './operation-options.module.css';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  const entries = Object.entries<string>(words);
  const isValue = (key: string): key is Value => key in words;
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <Segmented
        aria-label={label}
        value={value}
        options={entries.map(([key, word]) => ({ value: key, label: word }))}
        onChange={(key) => isValue(key) && onChange(key)}
      />
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: (id: string) => ReactNode;
}

export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
