import { Button, Select } from 'antd';
import { useStandards } from '../../api/use-standards.ts';
import { auditText } from '../../text.ts';
import type { Audit } from '../../view-model/audit-shapes.ts';
import styles from './choice-field.module.css';

interface StandardPickerProps {
  readonly teamId: string;
  /** Of the last review: it has a name before the list is loaded. */
  readonly last: Audit['standard'];
  /** Null: none. */
  readonly value: string | null;
  readonly onChange: (standardId: string | null) => void;
}

/** antd's Select cannot have null as a value. */
const NONE = '';

/** The team's standard text, where it has published one. */
export function StandardPicker({ teamId, last, value, onChange }: StandardPickerProps) {
  const text = auditText.choice;
  const standards = useStandards(teamId);
  const items = standards.data?.items ?? (last === null ? [] : [last]);
  if (items.length === 0 && !standards.isError) return null;
  const isKnown = items.some(({ id }) => id === value);
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.title}>{text.standard}</span>
        <span className={styles.hint}>{text.standardHint}</span>
      </div>
      <Select<string>
        className={styles.select ?? ''}
        value={isKnown ? (value ?? NONE) : NONE}
        aria-label={text.standard}
        loading={standards.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={[
          { value: NONE, label: text.noStandard },
          ...items.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
      {standards.isError && (
        <p className={styles.warning}>
          {text.standardsFailed}
          <Button type="link" size="small" onClick={() => standards.refetch()}>
            {auditText.common.refresh}
          </Button>
        </p>
      )}
    </div>
  );
}
