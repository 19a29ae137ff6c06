import { DownOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { chatText as text } from '../text.ts';
import styles from './message-list.module.css';

interface MessageListProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  /** The row whose beginning stays in view: what comes after it comes at once, and is read from there. */
  readonly heldRow?: number | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

const ESTIMATE_PX = 160;
const OVERSCAN = 4;
/** A user this close to the end follows the answer; further up, they are reading something else. */
const FOLLOW_PX = 64;

/**
 * A chat of any length: only visible rows are rendered. It stays at its end while an answer grows, unless the
 * user scrolled away.
 */
export function MessageList<Item extends { readonly id: string }>({
  items,
  heldRow,
  children,
}: MessageListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATE_PX,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  const height = virtualizer.getTotalSize();
  /** How far to scroll down while following. */
  const wantedTop = (box: HTMLDivElement) => {
    const end = box.scrollHeight - box.clientHeight;
    const [held = end] = (heldRow !== undefined && virtualizer.getOffsetForIndex(heldRow, 'start')) || [];
    return Math.min(end, held);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is what moves the end
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isFollowing || !box) return;
    const top = wantedTop(box);
    // Never back up: the user may be further down than the held row.
    if (box.scrollTop < top) box.scrollTo({ top });
  }, [isFollowing, height, items.length]);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={text.messages}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: box }) => setFollowing(wantedTop(box) - box.scrollTop < FOLLOW_PX)}
      >
        <div className={styles.canvas} style={{ height }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const item = items[index];
            return (
              item && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={styles.slot}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <div className={styles.column}>{children(item, index)}</div>
                </div>
              )
            );
          })}
        </div>
      </div>
      {isFollowing ? null : (
        <Button
          className={styles.toEnd ?? ''}
          size="small"
          shape="round"
          icon={<DownOutlined />}
          onClick={() => {
            setFollowing(true);
            scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
          }}
        >
          {text.toNewest}
        </Button>
      )}
    </div>
  );
}
