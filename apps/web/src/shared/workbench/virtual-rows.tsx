import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import styles from './virtual-rows.module.css';

export interface VirtualRowsHandle {
  readonly scrollToIndex: (index: number, options: { readonly align: 'auto' | 'start' | 'center' }) => void;
  /** The scroll container. */
  readonly element: () => HTMLElement | null;
}

interface VirtualRowsProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item, index: number) => string;
  /** The first guess until a row is measured. */
  readonly estimatePx: (item: Item) => number;
  readonly overscan: number;
  /** Above the first row and below the last one. */
  readonly marginPx?: number;
  readonly classes: {
    readonly scroller?: string | undefined;
    readonly canvas?: string | undefined;
    readonly row?: string | undefined;
  };
  /** A list for screen readers, or only lines of a text. */
  readonly isList?: boolean;
  readonly label?: string;
  /** Scrolled to the top together with the rows. */
  readonly head?: ReactNode;
  /** The height of all rows has changed. */
  readonly onResized?: () => void;
  readonly ref?: Ref<VirtualRowsHandle>;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Rows of any number: only those in sight are rendered. Attributes with a hyphen come to the scroll container. */
export function VirtualRows<Item>(props: VirtualRowsProps<Item>) {
  const {
    items,
    keyOf,
    estimatePx,
    overscan,
    marginPx = 0,
    classes,
    isList,
    label,
    head,
    onResized,
    ref,
    children,
    ...data
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => withItem(items[index], estimatePx) ?? 0,
    getItemKey: (index) => withItem(items[index], (item) => keyOf(item, index)) ?? index,
    overscan,
    paddingStart: marginPx,
    paddingEnd: marginPx,
  });
  useImperativeHandle(
    ref,
    () => ({
      scrollToIndex: (index, options) => {
        const height = virtualizer.measurementsCache[index]?.size ?? 0;
        // Of a row that does not fit the beginning is shown.
        const isTaller = height > (scroller.current?.clientHeight ?? Number.POSITIVE_INFINITY);
        virtualizer.scrollToIndex(index, isTaller ? { align: 'start' } : options);
      },
      element: () => scroller.current,
    }),
    [virtualizer],
  );
  const height = virtualizer.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height alone is the occasion
  useEffect(() => onResized?.(), [height]);
  const Scroller = label === undefined ? 'div' : 'section';
  const Canvas = isList ? 'ul' : 'div';
  const Row = isList ? 'li' : 'div';
  return (
    <Scroller
      {...data}
      ref={scroller}
      className={`${styles.scroller} ${classes.scroller ?? ''}`}
      aria-label={label}
      // A text must be reachable by keyboard to be scrolled; in a list the entries are.
      tabIndex={isList ? undefined : 0}
    >
      {head}
      <Canvas className={`${styles.canvas} ${classes.canvas ?? ''}`} style={{ height }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={`${styles.row} ${classes.row ?? ''}`}
            style={{ transform: `translateY(${start}px)` }}
            {...(isList && { 'aria-setsize': items.length, 'aria-posinset': index + 1 })}
          >
            {withItem(items[index], (item) => children(item, index))}
          </Row>
        ))}
      </Canvas>
    </Scroller>
  );
}

/** While a list shrinks, a row may be drawn once more without its item. */
function withItem<Item, Value>(item: Item | undefined, value: (item: Item) => Value): Value | null {
  return item === undefined ? null : value(item);
}
