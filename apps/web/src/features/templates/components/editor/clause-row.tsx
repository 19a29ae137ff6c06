import { Select } from 'antd';
import { templatesText } from '../../text.ts';
import { conditionChoices, putCondition } from '../../view-model/clause-condition.ts';
import type { Content } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';

interface ClauseRowProps {
  readonly clause: Content['clauses'][number];
  readonly content: Content;
  /** Null when read only. */
  readonly onChange: ((content: Content) => void) | null;
}

const text = templatesText.editor;
/** antd's Select cannot have null as a value. */
const BY_HAND = '';

/** A clause, and what decides whether it stays: whoever fills in, or an option of a choice. */
export function ClauseRow({ clause, content, onChange }: ClauseRowProps) {
  const choices = conditionChoices(content);
  const now = choices.find(({ when }) => JSON.stringify(when) === JSON.stringify(clause.when));
  return (
    <div className={styles.clause}>
      <span className={styles.name}>{clause.label}</span>
      {(choices.length > 0 || clause.when) && (
        <Select<string>
          size="small"
          value={now?.value ?? BY_HAND}
          disabled={onChange === null}
          aria-label={text.when(clause.label)}
          popupMatchSelectWidth={false}
          options={[
            { value: BY_HAND, label: text.byHand },
            ...choices.map(({ value, label }) => ({ value, label })),
          ]}
          onChange={(value) => {
            const when = choices.find((choice) => choice.value === value)?.when;
            onChange?.(putCondition(content, clause.id, when));
          }}
        />
      )}
    </div>
  );
}
