import { CheckOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { resultText as text } from '../result.text.ts';
import type { Risk, RiskState } from '../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

interface RiskDecidedProps {
  readonly risk: Risk;
  readonly state: RiskState;
}

const ICONS = { adopted: <CheckOutlined />, ignored: <CloseOutlined />, open: <EditOutlined /> } as const;

/** The decision on a risk, by whom and when, and the note. */
export function RiskDecided({ risk, state }: RiskDecidedProps) {
  if (state.state === 'open' && state.note === '') return null;
  const when = formatInstant(state.decidedAt, new Date());
  const how = state.state === 'adopted' && risk.kind === 'risk' ? ` · ${text.modes[state.mode]}` : '';
  return (
    <div className={styles.decided} data-state={state.state}>
      <span className={styles.state}>
        <span aria-hidden>{ICONS[state.state]}</span>
        {state.state === 'open' ? text.note : `${text.states[state.state]}${how}`}
      </span>
      <span className={styles.by}>{state.decidedBy ? text.decidedBy(state.decidedBy.name, when) : when}</span>
      {state.note !== '' && <p className={styles.note}>{state.note}</p>}
    </div>
  );
}
