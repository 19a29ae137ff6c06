import { Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { equalOnes } from '../../view-model/equal-ones.ts';
import styles from './correction-card.module.css';
import { type CorrectionCardProps, decidable, decideAll } from './use-result-state.ts';

/** One decision on all corrections that say the same of the same words. Nothing where there is no other that is open. */
export function EqualActions({ resultState: { result, deciding }, correction }: CorrectionCardProps) {
  const equal = equalOnes(result.corrections, correction);
  if (deciding.decide === null || !hasOther(decidable(equal, 'rejected', deciding), correction)) return null;
  return (
    <div className={styles.equal}>
      <span>{text.equal(formatCount(equal.length))}</span>
      {(['rejected', 'accepted'] as const).map((state) => {
        const open = decidable(equal, state, deciding);
        const label = state === 'accepted' ? text.acceptEqual : text.ignoreEqual;
        return (
          open.length > 0 && (
            <Button key={state} type="link" size="small" onClick={() => decideAll(deciding, open, state)}>
              {label(formatCount(open.length))}
            </Button>
          )
        );
      })}
    </div>
  );
}

function hasOther(open: readonly { readonly id: string }[], { id }: { readonly id: string }): boolean {
  return open.some((one) => one.id !== id);
}
