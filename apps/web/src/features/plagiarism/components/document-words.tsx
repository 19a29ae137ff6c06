import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef } from 'react';
import { resultText as text } from '../result.text.ts';
import { type FragmentMark, SPOTLIGHT_ID, type Spotlight } from '../view-model/document-marks.ts';
import type { DocumentText } from '../view-model/plagiarism-shapes.ts';
import {
  cutRow,
  indexMarks,
  type MarkIndex,
  rowIndexAt,
  type TextRow,
  textRows,
} from '../view-model/text-rows.ts';
import styles from './document-words.module.css';
import { MarkedWords } from './marked-words.tsx';
import type { Selection } from './use-fragments-state.ts';
import { usePaneScroll } from './use-pane-scroll.ts';

interface DocumentWordsProps {
  readonly name: string;
  readonly document: DocumentText;
  readonly marks: readonly FragmentMark[];
  readonly selection: Selection | null;
  readonly spotlight: Spotlight | null;
  readonly onSelect: (id: string) => void;
}

/** First guesses until a row is measured: about 30 characters a line of 28 px, and the row's padding. */
const CHARACTERS_PER_LINE = 30;
const LINE_PX = 28;
const ROW_PADDING_PX = 8;
const OVERSCAN_ROWS = 6;

/** The text of a document; only visible rows are rendered, and each reads only its own marks. */
export function DocumentWords({ name, document, marks, selection, spotlight, onSelect }: DocumentWordsProps) {
  const { blocks, text: whole } = document.document;
  const rows = useMemo(() => textRows(blocks, whole, document.files), [blocks, whole, document.files]);
  const index = useMemo(() => indexMarks(withSpotlight(marks, spotlight)), [marks, spotlight]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => estimateHeight(rows[at]),
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: OVERSCAN_ROWS,
  });
  const toRow = (offset: number) => virtualizer.scrollToIndex(rowIndexAt(rows, offset), { align: 'start' });
  usePaneScroll({ docId: document.docId, scroller, toRow, marks, selection, spotlight });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={scroller} className={styles.scroller} aria-label={text.documentOf(name)} tabIndex={0}>
      <div className={styles.sheet} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <div
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.row}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <RowWords
                  row={row}
                  whole={whole}
                  index={index}
                  selectedId={selection?.id ?? null}
                  onSelect={onSelect}
                />
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

interface RowWordsProps {
  readonly row: TextRow;
  readonly whole: string;
  readonly index: MarkIndex<FragmentMark>;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

const RowWords = memo(function RowWords({ row, whole, index, selectedId, onSelect }: RowWordsProps) {
  const segments = useMemo(() => cutRow(row, index), [row, index]);
  return (
    <>
      {row.fileName !== null && <h3 className={styles.file}>{row.fileName}</h3>}
      <p className={styles.block} data-type={row.type}>
        {segments.map((segment) => (
          <MarkedWords
            key={segment.start}
            segment={segment}
            words={whole.slice(segment.start, segment.end)}
            selectedId={selectedId}
            onSelect={onSelect}
          />
        ))}
      </p>
    </>
  );
});

function withSpotlight(marks: readonly FragmentMark[], spotlight: Spotlight | null): readonly FragmentMark[] {
  if (!spotlight) return marks;
  const { start, end } = spotlight;
  const spot = { id: SPOTLIGHT_ID, start, end, kind: 'verbatim', tone: SPOTLIGHT_ID, label: '' } as const;
  return [...marks, { ...spot, isSubtracted: false }];
}

function estimateHeight(row: TextRow | undefined): number {
  const characters = row ? row.end - row.start : 0;
  return Math.max(1, Math.ceil(characters / CHARACTERS_PER_LINE)) * LINE_PX + ROW_PADDING_PX;
}
