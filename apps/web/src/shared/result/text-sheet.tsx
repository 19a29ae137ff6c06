import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { blockIndexAt, type TextSpan } from './marked-text.ts';
import styles from './text-sheet.module.css';

interface SheetBlock extends TextSpan {
  readonly type: string;
}

export interface TextSheetHandle {
  /** Scrolls the block of an offset into view. */
  readonly goTo: (offset: number) => void;
  /** The scroll container. */
  readonly element: () => HTMLElement | null;
}

interface TextSheetProps<Block extends SheetBlock> {
  readonly label: string;
  readonly blocks: readonly Block[];
  /** The text of a block, marked by the tool. */
  readonly renderWords: (block: Block) => ReactNode;
  readonly ref: Ref<TextSheetHandle>;
}

/** The estimated height of a paragraph of two lines. */
const ROW_ESTIMATE_PX = 64;
const OVERSCAN_ROWS = 8;
/** Above the first block and below the last one, as on paper. */
const MARGIN_PX = 32;

/** A document without pages: its text; only visible blocks are rendered. */
export function TextSheet<Block extends SheetBlock>(props: TextSheetProps<Block>) {
  const { label, blocks, renderWords, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    overscan: OVERSCAN_ROWS,
    paddingStart: MARGIN_PX,
    paddingEnd: MARGIN_PX,
  });
  useImperativeHandle(
    ref,
    () => ({
      goTo: (offset) => virtualizer.scrollToIndex(blockIndexAt(blocks, offset), { align: 'center' }),
      element: () => scroller.current,
    }),
    [virtualizer, blocks],
  );
  return (
    <section ref={scroller} className={styles.scroller} aria-label={label}>
      <div className={styles.sheet} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className={styles.row}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            <Paragraph block={blocks[item.index]} renderWords={renderWords} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface ParagraphProps<Block extends SheetBlock> extends Pick<TextSheetProps<Block>, 'renderWords'> {
  readonly block: Block | undefined;
}

function Paragraph<Block extends SheetBlock>({ block, renderWords }: ParagraphProps<Block>) {
  if (!block) return null;
  return (
    <p className={styles.block} data-type={block.type}>
      {renderWords(block)}
    </p>
  );
}

/** A place pointed at that is no finding. */
export function SpotWords({ children }: { readonly children: string }) {
  return <mark className={styles.spot}>{children}</mark>;
}
