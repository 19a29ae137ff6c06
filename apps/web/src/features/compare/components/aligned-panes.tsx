import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { compareText } from '../text.ts';
import type { Comparison, Statistics } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import type { ChangePlace, ResultRow } from '../view-model/result-rows.ts';
import type { Selection } from '../view-model/selection.ts';
import styles from './aligned-panes.module.css';
import { AlignedRow } from './aligned-row.tsx';
import { useScrollToChange } from './use-scroll-to-change.ts';

interface AlignedPanesProps {
  readonly task: Comparison;
  readonly statistics: Statistics;
  readonly rows: readonly ResultRow[];
  readonly places: ReadonlyMap<string, ChangePlace>;
  readonly selection: Selection | null;
  readonly onSelect: (id: string) => void;
}

/** First guesses until a row is measured: about 28 characters a line of 26 px, and the row's padding. */
const CHARACTERS_PER_LINE = 28;
const LINE_PX = 26;
const ROW_PADDING_PX = 12;
const OVERSCAN_ROWS = 8;

/** Both documents are rows of one scroller, so they cannot drift apart and only what is seen is drawn. */
export function AlignedPanes({ task, statistics, rows, places, selection, onSelect }: AlignedPanesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN_ROWS,
  });
  useScrollToChange({ scroller, virtualizer, places, selection });
  useChangeClick(scroller, onSelect);
  return (
    <section className={styles.panes} aria-label={compareText.result.panes}>
      <div className={styles.names}>
        <PaneName
          label={compareText.common.old}
          name={task.origin.name}
          characters={statistics.oldCharacters}
        />
        <PaneName
          label={compareText.common.new}
          name={task.target.name}
          characters={statistics.newCharacters}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} data-testid="compare-panes">
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
    </section>
  );
}

interface PaneNameProps {
  readonly label: string;
  readonly name: string;
  readonly characters: number;
}

function PaneName({ label, name, characters }: PaneNameProps) {
  return (
    <div className={styles.name} title={name}>
      <span className={styles.label}>{label}</span>
      <span className={styles.file}>{name}</span>
      <span className={styles.count}>{compareText.result.characters(formatCount(characters))}</span>
    </div>
  );
}

/** One listener for all marks: there may be thousands, and they come and go with scrolling. */
function useChangeClick(
  scroller: { readonly current: HTMLElement | null },
  onSelect: (id: string) => void,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const mark = event.target instanceof Element ? event.target.closest('[data-change]') : null;
      const id = mark instanceof HTMLElement ? mark.dataset.change : undefined;
      if (id !== undefined) onSelect(id);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [scroller, onSelect]);
}

function estimateHeight(row: ResultRow | undefined): number {
  const lines = Math.max(1, Math.ceil((row?.characters ?? 0) / CHARACTERS_PER_LINE));
  return lines * LINE_PX + ROW_PADDING_PX;
}
