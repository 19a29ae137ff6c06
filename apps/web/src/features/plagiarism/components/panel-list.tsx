import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './result-panel.module.css';

interface PanelListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, index: number) => string;
  /** Estimate until an item is measured. */
  readonly estimatePx: number;
  /** Above the first item. */
  readonly head?: ReactNode;
  /** The entry to show; a new object for every request. */
  readonly goTo?: { readonly index: number; readonly align: 'auto' | 'start' } | null;
  readonly children: (item: Item, index: number) => ReactNode;
}

const OVERSCAN_ITEMS = 4;

/** A list of any length beside the documents: only visible items are rendered and load anything. */
export function PanelList<Item>(props: PanelListProps<Item>) {
  const { items, keyOf, estimatePx, head, goTo, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatePx,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item, index);
    },
    overscan: OVERSCAN_ITEMS,
  });
  useEffect(() => {
    if (goTo && goTo.index >= 0) virtualizer.scrollToIndex(goTo.index, { align: goTo.align });
  }, [goTo, virtualizer]);
  return (
    <div ref={scroller} className={styles.scroller}>
      {head}
      <ul className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={styles.slot}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {children(item, index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
