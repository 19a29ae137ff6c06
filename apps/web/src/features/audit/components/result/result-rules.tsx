import { useMemo } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { NothingShown } from '../../../../shared/workbench/finding-panel.tsx';
import { resultText as text } from '../../result.text.ts';
import { groupRules } from '../../view-model/result-parts.ts';
import type { CheckedRule } from '../../view-model/result-shapes.ts';
import styles from './result-tabs.module.css';

interface ResultRulesProps {
  readonly rules: readonly CheckedRule[];
  readonly none: string;
}

/** Rules by family, with the reason for those not checked. */
export function ResultRules({ rules, none }: ResultRulesProps) {
  const groups = useMemo(() => groupRules(rules), [rules]);
  if (groups.length === 0) return <NothingShown words={none} />;
  return (
    <div className={styles.rules}>
      {groups.map(({ family, rules: members }) => (
        <section key={family}>
          <h3 className={styles.family}>
            {text.families[family] ?? family} <span>{formatCount(members.length)}</span>
          </h3>
          <ul>
            {members.map(({ ruleId, title, why }) => (
              <li key={ruleId}>
                {title}
                {why !== null && <span className={styles.why}>{why}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
