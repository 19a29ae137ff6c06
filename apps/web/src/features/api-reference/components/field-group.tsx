import type { TryCall } from '@wenjian/api';
import { useId } from 'react';
import { tryText as text } from '../text.ts';
import styles from './try-panel.module.css';

type Values = Readonly<Record<string, string>>;

interface FieldGroupProps {
  readonly title: string;
  readonly fields: TryCall['params'];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

export function FieldGroup({ title, fields, values, onChange }: FieldGroupProps) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {fields.map(({ name, isRequired }) => (
        <p className={styles.field} key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <input
            id={`${id}-${name}`}
            value={values[name] ?? ''}
            placeholder={isRequired ? '' : text.optional}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        </p>
      ))}
    </fieldset>
  );
}
