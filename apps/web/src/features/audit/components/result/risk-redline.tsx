import { resultText as text } from '../../result.text.ts';
import { hasBlank, redlineOf } from '../../view-model/redline.ts';
import type { Risk } from '../../view-model/result-shapes.ts';
import styles from './risk-card.module.css';

interface RiskRedlineProps {
  readonly risk: Risk;
  readonly contractText: string;
}

/** What accepting would do to the contract, before it is done. */
export function RiskRedline({ risk, contractText }: RiskRedlineProps) {
  const parts = redlineOf(contractText, risk);
  return (
    <>
      <p className={styles.words} data-testid="risk-redline">
        {parts.map(({ kind, words }, index) => {
          const key = `${index} ${kind}`;
          if (kind === 'removed') return <del key={key}>{words}</del>;
          if (kind === 'added') return <ins key={key}>{words}</ins>;
          return <span key={key}>{words}</span>;
        })}
      </p>
      <p className={styles.hint}>
        {[risk.edit?.isRechecked ? text.rechecked : text.notRechecked, hasBlank(risk) ? text.hasBlank : null]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
