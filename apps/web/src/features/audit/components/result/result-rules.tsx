import { Collapse } from 'antd';
import { useMemo } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { NothingShown } from '../../../../shared/workbench/finding-panel.tsx';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import { groupRules } from '../../view-model/result-parts.ts';
import type { CheckedRule } from '../../view-model/result-shapes.ts';
import { QuotedPlace } from './quoted-place.tsx';
import styles from './result-tabs.module.css';

interface ResultRulesProps {
  readonly rules: readonly CheckedRule[];
  /** What it means that a rule is listed here. */
  readonly says?: string;
  readonly none: string;
  /** Rules that have nothing to do with this contract: many, and folded. */
  readonly notApplicable?: readonly CheckedRule[];
  readonly onShow: (place: DocumentPlace) => void;
}

/** Rules by family, each with the words that satisfy it or the reason why there are none. */
export function ResultRules({ rules, says, none, notApplicable = [], onShow }: ResultRulesProps) {
  if (rules.length + notApplicable.length === 0) return <NothingShown words={none} />;
  return (
    <div className={styles.rules}>
      {rules.length === 0 && <p className={styles.why}>{none}</p>}
      {says !== undefined && <p className={styles.why}>{says}</p>}
      <RuleGroups rules={rules} onShow={onShow} />
      {notApplicable.length > 0 && (
        <Collapse
          ghost
          size="small"
          items={[
            {
              key: 'notApplicable',
              label: text.notApplicable(formatCount(notApplicable.length)),
              children: (
                <>
                  <p className={styles.why}>{text.notApplicableMeaning}</p>
                  <RuleGroups rules={notApplicable} onShow={onShow} />
                </>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function RuleGroups({ rules, onShow }: Pick<ResultRulesProps, 'rules' | 'onShow'>) {
  const groups = useMemo(() => groupRules(rules), [rules]);
  return groups.map(({ family, rules: members }) => (
    <section key={family}>
      <h3 className={styles.family}>
        {text.families[family] ?? family} <span>{formatCount(members.length)}</span>
      </h3>
      <ul>
        {members.map(({ ruleId, title, examines, met, why }) => (
          <li key={ruleId}>
            {examines ?? title}
            {met !== null && <QuotedPlace place={met} onShow={onShow} />}
            {why !== null && <span className={styles.why}>{why}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
