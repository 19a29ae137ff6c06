import { toolTable } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import type { Statistics } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import { sharesOf } from '../view-model/figures.ts';
import styles from './statistics.module.css';

const PERCENT = 100;

export function ShareChart({ statistics }: { readonly statistics: Statistics }) {
  return (
    <section className={styles.card} aria-labelledby="statistics-share">
      <h2 id="statistics-share">{text.share}</h2>
      <ul className={styles.shares}>
        {sharesOf(statistics).map(({ tool, count, share }) => (
          <li key={tool}>
            <span>{toolTable[tool].title}</span>
            <span className={styles.track}>
              <span className={styles.filled} data-part={tool} style={{ width: `${share * PERCENT}%` }} />
            </span>
            <span className={styles.figure}>
              {formatCount(count)} · {Math.round(share * PERCENT)}%
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
