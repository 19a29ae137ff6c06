import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { ChangeCard } from './change-card.tsx';
import styles from './findings-panel.module.css';
import type { CropPage } from './suspect-crops.tsx';
import type { ResultState } from './use-result-state.ts';

interface FindingCardsProps {
  readonly resultState: ResultState;
  readonly crop: CropPage;
  readonly onChosen: (() => void) | undefined;
}

/** The height of a card with two short quotes, a reason and its actions. */
const CARD_ESTIMATE_PX = 156;
const OVERSCAN_CARDS = 6;

/** Only visible cards are rendered: a list of five thousand scrolls like one of five. */
export function FindingCards({ resultState, crop, onChosen }: FindingCardsProps) {
  const { filtered, selection, deciding, select, result } = resultState;
  const { shown } = filtered;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_ESTIMATE_PX,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: OVERSCAN_CARDS,
  });
  useEffect(() => {
    if (!selection || selection.from === 'list') return;
    const index = shown.findIndex((change) => change.id === selection.id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  }, [selection, shown, virtualizer]);
  const onSelect = useCallback(
    (id: string) => {
      select(id, 'list');
      onChosen?.();
    },
    [select, onChosen],
  );
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const change = shown[item.index];
          return (
            change && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.slot}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <ChangeCard
                  result={result}
                  change={change}
                  decision={deciding.decisions.get(change.id) ?? null}
                  decide={deciding.decide}
                  isSelected={change.id === selection?.id}
                  onSelect={onSelect}
                  crop={crop}
                />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
