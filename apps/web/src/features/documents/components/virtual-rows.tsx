import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './knowledge.module.css';

interface VirtualRowsProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly estimatePx: number;
  /** Called when the end becomes visible. */
  readonly onEnd: () => void;
  readonly children: (item: Item) => ReactNode;
}

const OVERSCAN_ROWS = 8;

/** A long list that renders only visible rows. */
export function VirtualRows<Item extends { readonly id: string }>(props: VirtualRowsProps<Item>) {
  const { label, items, estimatePx, onEnd, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatePx,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
  });
  const shown = virtualizer.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= items.length - 1;
  const latest = useRef(onEnd);
  latest.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items may leave the end in sight
  useEffect(() => {
    if (isAtEnd) latest.current();
  }, [isAtEnd, items.length]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed one by one, which a list element does not allow for
    <div ref={scroller} className={styles.scroller} role="list" aria-label={label}>
      <div className={styles.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {shown.map(({ key, index, start }) => {
          const item = items[index];
          return (
            item && (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="listitem"
                className={styles.slot}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(item)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
