import { Segmented } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { plagiarismText } from '../../text.ts';
import type { Counting, Rates, Subtracted } from '../../view-model/plagiarism-shapes.ts';
import { percentWords, rateWords } from '../../view-model/rate-words.ts';
import { subtractedRows } from '../../view-model/subtracted.ts';
import styles from './rate-summary.module.css';

export interface RateLine {
  readonly label: string;
  readonly rates: Rates;
}

interface RateSummaryProps {
  readonly lines: readonly RateLine[];
  readonly counting: Counting;
  readonly onCounting: (counting: Counting) => void;
  readonly subtracted: readonly Subtracted[];
  /** The documents whose subtracted words are listed, with their names. */
  readonly names: ReadonlyMap<string, string>;
}

const COUNTINGS: readonly Counting[] = ['before', 'after'];

/** The rates, each with its denominator; before and after subtraction. */
export function RateSummary({ lines, counting, onCounting, subtracted, names }: RateSummaryProps) {
  return (
    <section className={styles.summary} data-testid="rate-summary">
      <div className={styles.head}>
        <strong className={styles.percent}>{percentWords(lines[0]?.rates[counting].rate ?? 0)}</strong>
        <Segmented<Counting>
          size="small"
          aria-label={text.countingLabel}
          value={counting}
          options={COUNTINGS.map((value) => ({ value, label: text.counting[value] }))}
          onChange={onCounting}
        />
      </div>
      {lines.map(({ label, rates }) => (
        <div key={label} className={styles.line}>
          <span className={styles.label}>{label}</span>
          <span className={styles.figure}>{rateWords(rates[counting])}</span>
          {rates.rewritten[counting].matched > 0 && (
            <span className={styles.rewritten} title={text.kindMeanings.paraphrase}>
              {text.rewritten(formatCount(rates.rewritten[counting].matched))}
            </span>
          )}
          <span className={styles.bar} aria-hidden>
            <span className={styles.before} style={{ width: `${rates.before.rate * 100}%` }} />
            <span className={styles.after} style={{ width: `${rates.after.rate * 100}%` }} />
          </span>
        </div>
      ))}
      <SubtractedFold subtracted={subtracted} names={names} />
    </section>
  );
}

function SubtractedFold({ subtracted, names }: Pick<RateSummaryProps, 'subtracted' | 'names'>) {
  const rows = subtractedRows(subtracted, [...names.keys()]);
  if (rows.length === 0) return <p className={styles.nothing}>{text.nothingSubtracted}</p>;
  const total = rows.reduce((sum, { words }) => sum + words, 0);
  return (
    <details className={styles.fold}>
      <summary>{text.subtractedTitle(formatCount(total))}</summary>
      <ul>
        {rows.map(({ kind, words, byDocument }) => (
          <li key={kind}>
            <span>{plagiarismText.subtraction[kind]}</span>
            <span
              title={byDocument
                .map((one) => `${names.get(one.docId)} ${text.words(formatCount(one.words))}`)
                .join('\n')}
            >
              {text.words(formatCount(words))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
