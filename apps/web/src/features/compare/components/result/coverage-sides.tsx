import { CoverageList } from '../../../../shared/result/coverage-list.tsx';
import { resultText as text } from '../../result.text.ts';
import { summariseOptions } from '../../view-model/compare-options.ts';
import type { ComparisonResult } from '../../view-model/comparison-shapes.ts';
import { coverageBySide } from '../../view-model/coverage-view.ts';
import styles from './coverage.module.css';

/** What was and was not examined in both documents, and the checks behind the result. */
export function CoverageSides({ result }: { readonly result: ComparisonResult }) {
  return (
    <div>
      {coverageBySide(result.coverage).map((side) => (
        <section key={side.side} className={styles.side}>
          <h3 className={styles.title}>{side.title}</h3>
          <CoverageList coverage={side} Heading="h4" />
        </section>
      ))}
      <section className={styles.side}>
        <h3 className={styles.title}>{text.optionsUsed}</h3>
        <p className={styles.options}>{summariseOptions(result.options)}</p>
        <p className={styles.replay} data-verified={result.isReplayVerified}>
          {result.isReplayVerified ? text.replayVerified : text.replayNotVerified}
        </p>
      </section>
    </div>
  );
}
