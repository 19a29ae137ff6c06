import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import type { Decision } from '../../../shared/findings/decision-shapes.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { resultText as text } from '../result.text.ts';
import type { Risk } from '../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

interface RiskDecidedProps {
  readonly risk: Risk;
  readonly decision: Decision;
}

const ICONS = {
  open: <EditOutlined />,
  accepted: <CheckOutlined />,
  edited: <CheckOutlined />,
  rejected: <CloseOutlined />,
} as const;

/** The decision on a risk, by whom and when, and the note. */
export function RiskDecided({ risk, decision }: RiskDecidedProps) {
  const { state, note, decidedBy, decidedAt } = decision;
  if (state === 'open' && note === '') return null;
  const when = formatInstant(decidedAt, new Date());
  return (
    <div className={styles.decided} data-state={state}>
      <span className={styles.state}>
        <span aria-hidden>{ICONS[state]}</span>
        {state === 'open' ? text.note : `${text.states[state]}${placementWords(risk, decision)}`}
      </span>
      <span className={styles.by}>{decidedBy ? text.decidedBy(decidedBy.name, when) : when}</span>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function placementWords({ kind }: Risk, { state, placement }: Decision): string {
  return state !== 'rejected' && kind === 'risk' ? ` · ${text.modes[placement]}` : '';
}
