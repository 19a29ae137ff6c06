import { Input, Segmented } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { operatorText as text } from '../text.ts';
import styles from './operator.module.css';

interface SearchProps {
  readonly label: string;
  readonly onSearch: (words: string) => void;
}

const PAUSE_MS = 300;

/** Searches when the typing pauses, and at once with Enter. */
export function Search({ label, onSearch }: SearchProps) {
  const [words, setWords] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed starts the pause anew
  useEffect(() => {
    if (words === null) return undefined;
    const timer = setTimeout(() => onSearch(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <Input.Search
      allowClear
      className={styles.search ?? ''}
      placeholder={label}
      aria-label={label}
      maxLength={100}
      onChange={(event) => setWords(event.target.value)}
      onSearch={(typed) => onSearch(typed.trim())}
    />
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  /** Where two choices stand side by side, each says what its first one means. */
  readonly all?: string;
}

const ALL = 'all';

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, all = text.all } = props;
  const known = Object.keys(options) as Value[];
  return (
    <div className={styles.choice}>
      <Segmented
        aria-label={label}
        value={value ?? ALL}
        options={[
          { value: ALL, label: all },
          ...known.map((name) => ({ value: name as string, label: options[name] })),
        ]}
        onChange={(chosen) => onChange(known.find((name) => name === chosen))}
      />
    </div>
  );
}

export function ListHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.listHead}>{children}</div>;
}
