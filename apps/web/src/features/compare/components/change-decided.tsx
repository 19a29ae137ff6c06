import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import type { Decision } from '../../../shared/findings/decision-shapes.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { resultText as text } from '../result.text.ts';
import styles from './change-card.module.css';

const ICONS = {
  open: <EditOutlined aria-hidden />,
  accepted: <CheckOutlined aria-hidden />,
  edited: <CheckOutlined aria-hidden />,
  rejected: <CloseOutlined aria-hidden />,
} as const;

/** The decision on a change, by whom and when, and the note. */
export function ChangeDecided({ decision }: { readonly decision: Decision }) {
  const { state, note, decidedBy, decidedAt } = decision;
  if (state === 'open' && note === '') return null;
  const when = formatInstant(decidedAt, new Date());
  return (
    <div className={styles.decided} data-state={state}>
      <span className={styles.state}>
        {ICONS[state]}
        {state === 'open' ? text.note : text.states[state]}
      </span>
      <span className={styles.by}>{decidedBy ? text.decidedBy(decidedBy.name, when) : when}</span>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}
