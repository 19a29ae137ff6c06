import { POSITION_MAX_CHARACTERS } from '@wenjian/api';
import { Input } from 'antd';
import { useId } from 'react';
import { templatesText as text } from '../../templates.text.ts';
import type { PositionsDraft } from '../../view-model/template-draft.ts';
import styles from './rule-row.module.css';

interface PositionFieldsProps {
  /** What the positions are about. */
  readonly of: string;
  readonly value: PositionsDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<PositionsDraft>) => void;
}

const KINDS = ['ideal', 'fallback', 'walkAway'] as const;

/** What the team wishes, accepts and needs at least; read only, those that are there. */
export function PositionFields({ of, value, isReadOnly, onChange }: PositionFieldsProps) {
  return (
    <>
      {KINDS.filter((kind) => !isReadOnly || value[kind] !== '').map((kind) => (
        <WordsField
          key={kind}
          label={text.positions[kind]}
          name={text.positionOf(text.positions[kind], of)}
          value={value[kind]}
          isReadOnly={isReadOnly}
          placeholder={text.positionHints[kind]}
          onChange={(words) => onChange({ [kind]: words })}
        />
      ))}
    </>
  );
}

interface WordsFieldProps {
  readonly label: string;
  /** For those who do not see what it belongs to. */
  readonly name: string;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly placeholder: string;
  readonly onChange: (words: string) => void;
}

export function WordsField({ label, name, value, isReadOnly, placeholder, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input.TextArea
        id={id}
        className={styles.words ?? ''}
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={value}
        maxLength={POSITION_MAX_CHARACTERS}
        readOnly={isReadOnly}
        aria-label={name}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
