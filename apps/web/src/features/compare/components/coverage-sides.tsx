import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { summariseOptions } from '../view-model/compare-options.ts';
import type { ComparisonResult } from '../view-model/comparison-shapes.ts';
import { type CoverageSide, coverageBySide } from '../view-model/coverage-view.ts';
import styles from './coverage.module.css';

/** What was and was not examined in both documents, and the checks behind the result. */
export function CoverageSides({ result }: { readonly result: ComparisonResult }) {
  return (
    <div className={styles.all}>
      {coverageBySide(result.coverage).map((side) => (
        <SideCoverage key={side.side} side={side} />
      ))}
      <section className={styles.side}>
        <h3 className={styles.title}>{text.optionsUsed}</h3>
        <p className={styles.none}>{summariseOptions(result.options)}</p>
        <p className={styles.replay} data-verified={result.isReplayVerified}>
          {result.isReplayVerified ? text.replayVerified : text.replayNotVerified}
        </p>
      </section>
    </div>
  );
}

function SideCoverage({ side }: { readonly side: CoverageSide }) {
  return (
    <section className={styles.side}>
      <h3 className={styles.title}>{side.title}</h3>
      <h4 className={styles.head}>{text.examined}</h4>
      <ul className={styles.list}>
        {side.examined.map((item) => (
          <li key={item.what}>
            <span>{item.what}</span>
            <span className={styles.figure}>{formatCount(item.count)}</span>
          </li>
        ))}
      </ul>
      <h4 className={styles.head}>{text.notExamined}</h4>
      {side.notExamined.length === 0 ? (
        <p className={styles.none}>{text.nothingOmitted}</p>
      ) : (
        <ul className={styles.list}>
          {side.notExamined.map((item) => (
            <li key={`${item.what} ${item.reason}`}>
              <span>
                {item.what}
                <span className={styles.reason}>{item.reason}</span>
              </span>
              <span className={styles.figure}>{formatCount(item.count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
