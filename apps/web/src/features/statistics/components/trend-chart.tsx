import { countedTools, toolTable } from '@wenjian/api';
import { useMemo } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import type { Statistics } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import { isWeekly, scaleTop, type TrendBar, trendOf } from '../view-model/figures.ts';
import styles from './statistics.module.css';

/** Stacked bars; each shows its day and numbers, so that colour is not the only sign. */
export function TrendChart({ statistics }: { readonly statistics: Statistics }) {
  const bars = useMemo(() => trendOf(statistics), [statistics]);
  const top = scaleTop(bars);
  return (
    <section className={styles.card} aria-labelledby="statistics-trend">
      <h2 id="statistics-trend">{isWeekly(bars) ? text.trend.weekly : text.trend.daily}</h2>
      <div className={styles.plot}>
        <span className={styles.scale}>{formatCount(top)}</span>
        <ol className={styles.bars}>
          {bars.map((bar) => (
            <li key={bar.from} title={describe(bar)} aria-label={describe(bar)}>
              {bar.parts.map(({ tool, count }) => (
                <span
                  key={tool}
                  data-tool={tool}
                  style={{ height: `${(count / top) * 100}%` }}
                  className={styles.part}
                />
              ))}
            </li>
          ))}
        </ol>
        <span className={styles.firstDay}>{bars[0]?.from}</span>
        <span className={styles.lastDay}>{bars.at(-1)?.to}</span>
      </div>
      <p className={styles.legend}>
        {countedTools.map((tool) => (
          <span key={tool} data-tool={tool}>
            {toolTable[tool].title}
          </span>
        ))}
      </p>
    </section>
  );
}

function describe({ from, to, total, parts }: TrendBar): string {
  const days = from === to ? from : `${from} – ${to}`;
  const each = parts.map(({ tool, count }) => `${toolTable[tool].title} ${count}`);
  return [text.trendOf(days, total), ...each].join('，');
}
