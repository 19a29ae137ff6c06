import type { FactRow } from '@wenjian/api';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { factsText as text } from '../facts.text.ts';
import { type ContractRow, totalsOf } from '../view-model/facts-table.ts';
import styles from './facts.module.css';

/** Sums of the shown contracts by currency. */
export function FactsTotals({ rows }: { readonly rows: readonly ContractRow[] }) {
  const totals = totalsOf(rows);
  return (
    <p className={styles.totals} aria-live="polite">
      <span>{text.count(formatCount(rows.length))}</span>
      {totals.map(({ currency, count, sum }) => (
        <span key={currency}>
          {text.totals}{' '}
          {text.total(
            sum.toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
            text.currencies[currency] ?? (currency === '' ? text.noCurrency : currency),
            formatCount(count),
          )}
        </span>
      ))}
    </p>
  );
}

/** Documents without facts, each with its reason. */
export function FactsLeftOut({ rows }: { readonly rows: readonly FactRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={text.left} className={styles.left}>
      <h3 className={styles.leftTitle}>{text.left}</h3>
      <ul>
        {rows.map(({ id, name, reason, message }) => (
          <li key={id}>
            <Link to={`/document-manage/${id}`} target="_blank">
              {name}
            </Link>
            ：{message ?? (reason === null ? '' : text.reasons[reason])}
          </li>
        ))}
      </ul>
    </section>
  );
}
