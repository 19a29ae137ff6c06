import { memo } from 'react';
import { compareText } from '../text.ts';
import type { Change } from '../view-model/comparison-shapes.ts';
import { quoteOf } from '../view-model/quote-change.ts';
import styles from './change-list.module.css';

interface ChangeCardProps {
  readonly change: Change;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

export const ChangeCard = memo(function ChangeCard({ change, isSelected, onSelect }: ChangeCardProps) {
  const { changeSigns, changeTypes, significances, result } = compareText;
  const page = change.new?.page ?? change.old?.page ?? null;
  return (
    <button
      type="button"
      className={styles.card}
      data-type={change.type}
      data-testid="change-card"
      aria-current={isSelected}
      onClick={() => onSelect(change.id)}
    >
      <span className={styles.head}>
        <span className={styles.sign} aria-hidden>
          {changeSigns[change.type]}
        </span>
        <span className={styles.type}>{changeTypes[change.type]}</span>
        <span className={styles.level} data-significance={change.significance}>
          {significances[change.significance]}
        </span>
        {page !== null && <span className={styles.page}>{result.page(page)}</span>}
      </span>
      {change.old && change.old.text !== '' && (
        <span className={styles.quote} data-side="old">
          <del>{quoteOf(change.old.text)}</del>
        </span>
      )}
      {change.new && change.new.text !== '' && (
        <span className={styles.quote} data-side="new">
          <ins>{quoteOf(change.new.text)}</ins>
        </span>
      )}
      {change.reason !== '' && <span className={styles.reason}>{change.reason}</span>}
    </button>
  );
});
