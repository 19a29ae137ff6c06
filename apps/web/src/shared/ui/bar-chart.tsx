import { formatCount } from '../format/format-count.ts';
import styles from './bar-chart.module.css';

export interface Bar {
  readonly key: string;
  /** Its day and its numbers, so that colour is not the only sign. */
  readonly label: string;
  /** `key` names the part for the style sheet: `[data-part="failed"] { --part-colour: … }`. */
  readonly parts: readonly { readonly key: string; readonly count: number }[];
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  readonly first: string;
  readonly last: string;
  /** Said in its place when there is nothing to draw. */
  readonly empty: string;
}

/** Stacked bars over time. */
export function BarChart({ bars, first, last, empty }: BarChartProps) {
  if (!bars.some(({ parts }) => parts.some(({ count }) => count > 0)))
    return <p className={styles.empty}>{empty}</p>;
  const top = scaleTop(bars);
  return (
    <div className={styles.plot}>
      <span className={styles.scale}>{formatCount(top)}</span>
      <ol className={styles.bars}>
        {bars.map(({ key, label, parts }) => (
          <li key={key} title={label} aria-label={label}>
            {parts.map((part) => (
              <span
                key={part.key}
                data-part={part.key}
                style={{ height: `${(part.count / top) * 100}%` }}
                className={styles.part}
              />
            ))}
          </li>
        ))}
      </ol>
      <span>{first}</span>
      <span className={styles.last}>{last}</span>
    </div>
  );
}

/** The end of the scale: a round number not below the highest bar. */
export function scaleTop(bars: readonly Pick<Bar, 'parts'>[]): number {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const highest = totals.reduce((most, total) => Math.max(most, total), 1);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
