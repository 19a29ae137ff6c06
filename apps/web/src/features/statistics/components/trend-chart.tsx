import { countedTools, toolTable } from '@wenjian/api';
import { useMemo } from 'react';
import { BarChart } from '../../../shared/ui/bar-chart.tsx';
import type { Statistics } from '../api/use-statistics.ts';
import { statisticsText as text } from '../text.ts';
import { isWeekly, type TrendBar, trendOf } from '../view-model/figures.ts';
import styles from './statistics.module.css';

export function TrendChart({ statistics }: { readonly statistics: Statistics }) {
  const bars = useMemo(() => trendOf(statistics), [statistics]);
  return (
    <section className={styles.card} aria-labelledby="statistics-trend">
      <h2 id="statistics-trend">{isWeekly(bars) ? text.trend.weekly : text.trend.daily}</h2>
      <BarChart
        bars={bars.map((bar) => ({
          key: bar.from,
          label: describe(bar),
          parts: bar.parts.map(({ tool, count }) => ({ key: tool, count })),
        }))}
        first={bars[0]?.from ?? ''}
        empty={text.trend.none}
        last={bars.at(-1)?.to ?? ''}
      />
      <p className={styles.legend}>
        {countedTools.map((tool) => (
          <span key={tool} data-part={tool}>
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
