import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import type { Decision } from '../findings/decision-shapes.ts';
import { formatInstant } from '../format/format-instant.ts';
import styles from './finding-card.module.css';
import { workbenchText as text } from './workbench.text.ts';

const ICONS = {
  open: <EditOutlined />,
  accepted: <CheckOutlined />,
  edited: <CheckOutlined />,
  rejected: <CloseOutlined />,
} as const;

interface DecidedLineProps {
  readonly decision: Decision;
  /** The decision in the tool's words. */
  readonly words: string;
}

/** The decision on a finding, by whom and when, and the note. */
export function DecidedLine({ decision, words }: DecidedLineProps) {
  const { state, note, decidedBy, decidedAt } = decision;
  if (state === 'open' && note === '') return null;
  const when = formatInstant(decidedAt, new Date());
  return (
    <div className={styles.decided} data-state={state}>
      <span className={styles.state}>
        <span aria-hidden>{ICONS[state]}</span>
        {state === 'open' ? text.note : words}
      </span>
      <span className={styles.by}>{decidedBy ? text.decidedBy(decidedBy.name, when) : when}</span>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}
