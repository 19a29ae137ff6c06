import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { type ListRow, listRows } from '../view-model/correction-filter.ts';
import { CorrectionCard } from './correction-card.tsx';
import styles from './correction-panel.module.css';
import { RuleHead } from './rule-head.tsx';
import type { ResultState } from './use-result-state.ts';

/** The height of a folded card: the words and a reason. */
const CARD_ESTIMATE_PX = 104;
const OVERSCAN_CARDS = 4;

/** Only visible cards are rendered. */
export function CorrectionList({ resultState }: { readonly resultState: ResultState }) {
  const { shown, filter, selection } = resultState;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(shown, filter.order), [shown, filter.order]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_ESTIMATE_PX,
    getItemKey: (index) => keyOf(rows[index]) ?? index,
    overscan: OVERSCAN_CARDS,
  });
  useEffect(() => {
    if (!selection) return;
    const index = rows.findIndex((row) => keyOf(row) === selection.id);
    // An entry clicked in the list does not scroll, unless it unfolds out of sight.
    const align = selection.from === 'list' || selection.from === 'locate' ? 'auto' : 'center';
    if (index >= 0) virtualizer.scrollToIndex(index, { align });
  }, [selection, rows, virtualizer]);
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className={styles.slot}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <Row resultState={resultState} row={rows[item.index]} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({ resultState, row }: { readonly resultState: ResultState; readonly row: ListRow | undefined }) {
  if (!row) return null;
  if (row.kind === 'rule') return <RuleHead resultState={resultState} group={row.group} />;
  return <CorrectionCard resultState={resultState} correction={row.correction} />;
}

function keyOf(row: ListRow | undefined): string | undefined {
  if (!row) return undefined;
  return row.kind === 'rule' ? `rule ${row.group.ruleId}` : row.correction.id;
}
