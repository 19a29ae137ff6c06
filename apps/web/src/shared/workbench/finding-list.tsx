import { type ReactNode, useEffect, useRef } from 'react';
import styles from './panel.module.css';
import type { Selection } from './use-selection.ts';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows.tsx';

interface FindingListProps<Item> {
  readonly items: readonly Item[];
  /** The id of the finding; other rows have other keys. */
  readonly keyOf: (item: Item, index: number) => string;
  /** The height of a folded card. */
  readonly estimatePx: number;
  readonly selection?: Selection | null;
  readonly head?: ReactNode;
  /** The cards have moved. */
  readonly onMoved?: () => void;
  readonly children: (item: Item) => ReactNode;
}

const OVERSCAN_CARDS = 4;

/** The findings beside the documents; the selected one is scrolled into sight. */
export function FindingList<Item>(props: FindingListProps<Item>) {
  const { items, keyOf, estimatePx, selection = null, head, onMoved, children, ...data } = props;
  const rows = useRef<VirtualRowsHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these moves cards
  useEffect(() => onMoved?.(), [onMoved, items, selection]);
  const isUnfolding = useRef(false);
  const showSelected = () => {
    if (!selection) return;
    const index = items.findIndex((item, at) => keyOf(item, at) === selection.id);
    // An entry clicked in the list does not scroll, unless it unfolds out of sight.
    const align = selection.from === 'list' || selection.from === 'locate' ? 'auto' : 'center';
    if (index >= 0) rows.current?.scrollToIndex(index, { align });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys follow from the items
  useEffect(() => {
    isUnfolding.current = true;
    showSelected();
  }, [selection, items]);
  /** The height of a card that unfolds is known a moment later. */
  const resized = () => {
    if (isUnfolding.current) showSelected();
    isUnfolding.current = false;
    onMoved?.();
  };
  return (
    <VirtualRows
      {...data}
      ref={rows}
      isList
      items={items}
      keyOf={keyOf}
      estimatePx={() => estimatePx}
      overscan={OVERSCAN_CARDS}
      classes={{ scroller: styles.list, canvas: styles.entries, row: styles.entry }}
      head={head}
      onResized={resized}
    >
      {children}
    </VirtualRows>
  );
}
