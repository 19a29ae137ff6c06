import { formatCount } from '../format/format-count.ts';
import styles from './panel.module.css';
import type { Tone } from './view-model/tone.ts';

export interface CountChip {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
  /** Beside the colour, for readers who cannot tell colours apart. */
  readonly sign?: string;
  readonly meaning?: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

interface CountChipsProps {
  readonly chips: readonly CountChip[];
  readonly testId: string;
}

/** How many findings of each kind the list has, or would have: each count is a switch that narrows it. */
export function CountChips({ chips, testId }: CountChipsProps) {
  return (
    <div className={styles.chips} data-testid={testId}>
      {chips.map(({ label, count, tone, sign, meaning, isPressed, onPress }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          data-tone={tone}
          title={meaning}
          aria-pressed={isPressed}
          onClick={onPress}
        >
          {sign !== undefined && (
            <span className={styles.sign} aria-hidden>
              {sign}
            </span>
          )}
          {label} {formatCount(count)}
        </button>
      ))}
    </div>
  );
}
