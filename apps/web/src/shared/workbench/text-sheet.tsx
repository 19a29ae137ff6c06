import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { settleAt } from './settle-at.ts';
import styles from './text-sheet.module.css';
import { rowIndexAt, type TextSpan } from './view-model/marked-text.ts';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows.tsx';

interface SheetRow extends TextSpan {
  readonly type: string;
}

export interface TextSheetHandle {
  /** Scrolls the mark that starts at an offset to the upper third; without a mark, its row. */
  readonly goTo: (offset: number) => void;
  readonly element: () => HTMLElement | null;
}

interface TextSheetProps<Row extends SheetRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The text of a row, marked by the tool. */
  readonly renderWords: (row: Row) => ReactNode;
  /** Above the text of a row. */
  readonly renderHead?: (row: Row) => ReactNode;
  readonly ref: Ref<TextSheetHandle>;
}

/** First guesses until a row is measured: about 40 characters a line of 30 px, and the row's padding. */
const CHARACTERS_PER_LINE = 40;
const LINE_PX = 30;
const ROW_PADDING_PX = 8;
const OVERSCAN_ROWS = 8;
/** Above the first row and below the last one, as on paper. */
const MARGIN_PX = 32;

/** A document without pages: its text. */
export function TextSheet<Row extends SheetRow>({
  label,
  rows,
  renderWords,
  renderHead,
  ref,
}: TextSheetProps<Row>) {
  const list = useRef<VirtualRowsHandle>(null);
  const stop = useRef(() => {});
  useImperativeHandle(
    ref,
    () => ({
      goTo: (offset) => {
        stop.current();
        const index = rowIndexAt(rows, offset);
        list.current?.scrollToIndex(index, { align: 'start' });
        const selectors = [`[data-at="${offset}"]`, `[data-index="${index}"]`];
        stop.current = settleAt(() => list.current?.element() ?? null, selectors);
      },
      element: () => list.current?.element() ?? null,
    }),
    [rows],
  );
  return (
    <VirtualRows
      ref={list}
      label={label}
      items={rows}
      keyOf={({ start }, index) => `${start} ${index}`}
      estimatePx={estimateHeight}
      overscan={OVERSCAN_ROWS}
      marginPx={MARGIN_PX}
      classes={{ scroller: styles.scroller, canvas: styles.sheet, row: styles.row }}
    >
      {(row) => (
        <>
          {renderHead?.(row)}
          <p className={styles.block} data-type={row.type}>
            {renderWords(row)}
          </p>
        </>
      )}
    </VirtualRows>
  );
}

function estimateHeight({ start, end }: SheetRow): number {
  return Math.max(1, Math.ceil((end - start) / CHARACTERS_PER_LINE)) * LINE_PX + ROW_PADDING_PX;
}
