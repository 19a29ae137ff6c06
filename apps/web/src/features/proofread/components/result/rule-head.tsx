import { Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import type { RuleGroup } from '../../view-model/correction-filter.ts';
import styles from './correction-panel.module.css';
import { decidable, decideAll, type ResultState } from './use-result-state.ts';

interface RuleHeadProps {
  readonly resultState: ResultState;
  readonly group: RuleGroup;
}

/** The heading of one rule's corrections. Its reason describes the rule. */
export function RuleHead({ resultState, group: { corrections } }: RuleHeadProps) {
  const [first] = corrections;
  if (!first) return null;
  return (
    <div className={styles.rule} data-testid="rule-head">
      <h3 title={first.reason}>
        {text.families[first.family]} · {first.reason}
      </h3>
      <span className={styles.ruleCount}>{text.ruleCount(formatCount(corrections.length))}</span>
      <RuleButtons resultState={resultState} ruleId={first.ruleId} />
    </div>
  );
}

/** Decides all open corrections of a rule, shown or not. */
function RuleButtons({
  resultState,
  ruleId,
}: {
  readonly resultState: ResultState;
  readonly ruleId: string;
}) {
  const { deciding, result } = resultState;
  if (!deciding.decide) return null;
  const ofRule = result.corrections.filter((correction) => correction.ruleId === ruleId);
  return (
    <span className={styles.ruleActions}>
      {(['accepted', 'rejected'] as const).map((state) => {
        const open = decidable(ofRule, state, deciding);
        const label = state === 'accepted' ? text.acceptRule : text.ignoreRule;
        return (
          open.length > 1 && (
            <Button key={state} type="link" size="small" onClick={() => decideAll(deciding, open, state)}>
              {label(formatCount(open.length))}
            </Button>
          )
        );
      })}
    </span>
  );
}
