import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import { compareText } from '../text.ts';
import { SIDES } from '../view-model/comparison-shapes.ts';
import { rowMarks } from '../view-model/minimap.ts';
import type { ResultRow } from '../view-model/result-rows.ts';
import styles from './aligned-panes.module.css';
import { AlignedRow } from './aligned-row.tsx';
import { Minimap } from './minimap.tsx';
import { useChangeClick } from './use-change-click.ts';
import type { ResultState } from './use-result-state.ts';
import { useScrollToChange } from './use-scroll-to-change.ts';

/** First guesses until a row is measured: about 28 characters a line of 26 px, and the row's padding. */
const CHARACTERS_PER_LINE = 28;
const LINE_PX = 26;
const ROW_PADDING_PX = 12;
const OVERSCAN_ROWS = 8;

/** Both documents are rows of one scroller, so they stay aligned and only visible rows are rendered. */
export function AlignedPanes({ resultState }: { readonly resultState: ResultState }) {
  const { model, result, filtered, selection, select } = resultState;
  const { rows, places } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN_ROWS,
  });
  useScrollToChange({ scroller, virtualizer, places, selection });
  useChangeClick(scroller, select);
  const marks = useMemo(() => rowMarks(filtered.shown, rows, places), [filtered, rows, places]);
  const onMapSelect = useCallback((id: string) => select(id, 'map'), [select]);
  return (
    <section className={styles.panes} aria-label={text.panes}>
      <div className={styles.names}>
        {SIDES.map((side) => (
          <div key={side} className={styles.name} title={result[side].name}>
            <span className={styles.label}>{compareText.common[side]}</span>
            <span className={styles.file}>{result[side].name}</span>
            <span className={styles.count}>{text.characters(formatCount(result[side].text.length))}</span>
          </div>
        ))}
      </div>
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <div ref={scroller} className={styles.scroller} tabIndex={0}>
          <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              const isSelected = selection !== null && row.changeIds.includes(selection.id);
              return (
                <div
                  key={item.key}
                  ref={virtualizer.measureElement}
                  data-index={item.index}
                  className={styles.slot}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  <AlignedRow row={row} selectedId={isSelected ? selection.id : null} />
                </div>
              );
            })}
          </div>
        </div>
        <Minimap marks={marks} selectedId={selection?.id ?? null} onSelect={onMapSelect} />
      </div>
    </section>
  );
}

function estimateHeight(row: ResultRow | undefined): number {
  const lines = Math.max(1, Math.ceil((row?.characters ?? 0) / CHARACTERS_PER_LINE));
  return lines * LINE_PX + ROW_PADDING_PX;
}
