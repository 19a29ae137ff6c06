import { useMemo } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import type { DocumentPlace } from '../../../../shared/workbench/view-model/document-place.ts';
import { resultText as text } from '../../result.text.ts';
import { distribution, moneyBars, timeline } from '../../view-model/overview-charts.ts';
import type { Overview, Risk } from '../../view-model/result-shapes.ts';
import { LEVELS } from '../../view-model/risk-filter.ts';
import styles from './overview.module.css';

type Show = (place: DocumentPlace) => void;

/** Levels by families as bars; each bar names its number, so that colour is not alone. */
export function OverviewDistribution({ risks }: { readonly risks: readonly Risk[] }) {
  const rows = useMemo(() => distribution(risks), [risks]);
  return (
    <section className={styles.section}>
      <h3>{text.distribution}</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>{text.distributionEmpty}</p>
      ) : (
        <>
          <p className={styles.legend}>
            {LEVELS.map((level) => (
              <span key={level} data-level={level}>
                {text.levels[level]}
              </span>
            ))}
          </p>
          <ul className={styles.bars}>
            {rows.map(({ family, total, bars }) => (
              <li key={family}>
                <span className={styles.barLabel}>{text.families[family] ?? family}</span>
                <span className={styles.track}>
                  {bars.map(({ level, count, share }) => (
                    <span
                      key={level}
                      className={styles.bar}
                      data-level={level}
                      title={`${text.levels[level]} ${count}`}
                      style={{ width: `${share * 100}%` }}
                    >
                      {count}
                    </span>
                  ))}
                </span>
                <span className={styles.figure}>{formatCount(total)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface OverviewMoneyProps {
  readonly overview: Overview;
  readonly onShow: Show;
}

/** The money and risk figures: the price, prepayments, the cost of a breach, and the limit. */
export function OverviewMoney({ overview, onShow }: OverviewMoneyProps) {
  const bars = useMemo(() => moneyBars(overview), [overview]);
  return (
    <section className={styles.section}>
      <h3>{text.money}</h3>
      {bars.length === 0 ? (
        <p className={styles.none}>{text.moneyEmpty}</p>
      ) : (
        <ul className={styles.bars}>
          {bars.map(({ fact, share }) => (
            <li key={`${fact.kind} ${fact.place.start}`}>
              <span className={styles.barLabel} title={fact.label ?? undefined}>
                {fact.label ?? text.moneyKinds[fact.kind]}
              </span>
              <button
                type="button"
                className={styles.moneyBar}
                title={text.locate}
                onClick={() => onShow(fact.place)}
              >
                {share !== null && (
                  <span
                    className={styles.bar}
                    data-kind={fact.kind}
                    style={{ width: `${Math.max(MIN_BAR_PERCENT, share * 100)}%` }}
                  />
                )}
                <span className={styles.moneyText}>{fact.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A small sum beside a large one stays visible. */
const MIN_BAR_PERCENT = 1;

interface OverviewDatesProps {
  readonly dates: Overview['dates'];
  readonly onShow: Show;
}

export function OverviewDates({ dates, onShow }: OverviewDatesProps) {
  const entries = useMemo(() => timeline(dates), [dates]);
  return (
    <section className={styles.section}>
      <h3>{text.dates}</h3>
      {entries.length === 0 ? (
        <p className={styles.none}>{text.datesEmpty}</p>
      ) : (
        <ol className={styles.timeline}>
          {entries.map(({ date, gapPx }) => (
            <li key={`${date.iso} ${date.label}`} style={{ paddingTop: gapPx }}>
              <button
                type="button"
                className={styles.date}
                title={text.locate}
                onClick={() => onShow(date.place)}
              >
                <time dateTime={date.iso}>{date.iso}</time>
                <span>{date.label ?? date.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
