import { Radio } from 'antd';
import { auditText } from '../../text.ts';
import type { StandpointChoice } from '../../view-model/standpoint-choices.ts';
import styles from './standpoint-picker.module.css';

interface StandpointPickerProps {
  readonly choices: readonly StandpointChoice[];
  readonly value: string | null;
  readonly onChange: (standpoint: string) => void;
}

/** One card for each side, with its meaning. */
export function StandpointPicker({ choices, value, onChange }: StandpointPickerProps) {
  const text = auditText.choice;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.title}>{text.standpoint}</legend>
      <Radio.Group
        className={styles.cards ?? ''}
        value={value}
        aria-label={text.standpoint}
        onChange={(event) => onChange(String(event.target.value))}
      >
        {choices.map(({ name, side, meaning }) => (
          <Radio key={name} value={name} className={styles.card ?? ''}>
            <span className={styles.name}>
              {name}
              {side && <span className={styles.side}>{auditText.facts.sides[side]}</span>}
            </span>
            <span className={styles.meaning}>{meaning}</span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
