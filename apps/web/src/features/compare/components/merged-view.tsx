import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useMemo, useRef } from 'react';
import { resultText as text } from '../result.text.ts';
import { compareText } from '../text.ts';
import { type MergedRow, type MergedSegment, mergeRows } from '../view-model/merged-rows.ts';
import { rowMarks } from '../view-model/minimap.ts';
import colours from './change-colours.module.css';
import styles from './merged-view.module.css';
import { Minimap } from './minimap.tsx';
import { useChangeClick } from './use-change-click.ts';
import type { ResultState } from './use-result-state.ts';
import { useScrollToChange } from './use-scroll-to-change.ts';

const CHARACTERS_PER_LINE = 46;
const LINE_PX = 28;
const ROW_PADDING_PX = 8;
const OVERSCAN_ROWS = 10;

/** One column: deleted text is struck through, inserted text underlined, and a move shows its other end. */
export function MergedView({ resultState }: { readonly resultState: ResultState }) {
  const { model, filtered, selection, select } = resultState;
  const rows = useMemo(() => mergeRows(model.rows), [model]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimateHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN_ROWS,
  });
  useScrollToChange({ scroller, virtualizer, places: model.places, selection });
  useChangeClick(scroller, select);
  const marks = useMemo(() => rowMarks(filtered.shown, model.rows, model.places), [filtered, model]);
  const onMapSelect = useCallback((id: string) => select(id, 'map'), [select]);
  const onGoTo = useCallback(
    (row: number) => virtualizer.scrollToIndex(row, { align: 'center' }),
    [virtualizer],
  );
  return (
    <section className={styles.view} aria-label={text.merged}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div ref={scroller} className={styles.scroller} tabIndex={0}>
        <div className={styles.sheet} style={{ height: virtualizer.getTotalSize() }}>
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
                <MergedParagraph row={row} selectedId={isSelected ? selection.id : null} onGoTo={onGoTo} />
              </div>
            );
          })}
        </div>
      </div>
      <Minimap marks={marks} selectedId={selection?.id ?? null} onSelect={onMapSelect} />
    </section>
  );
}

interface MergedParagraphProps {
  readonly row: MergedRow;
  readonly selectedId: string | null;
  readonly onGoTo: (row: number) => void;
}

const MergedParagraph = memo(function MergedParagraph({ row, selectedId, onGoTo }: MergedParagraphProps) {
  const { move } = row;
  return (
    <div className={styles.paragraph} data-block={row.blockType} data-move={move?.end}>
      {move && (
        <span className={styles.move}>
          {move.end === 'from' ? text.movedTo : text.movedFrom}
          {move.otherRow !== null && (
            <button type="button" className={styles.link} onClick={() => onGoTo(move.otherRow ?? 0)}>
              {text.seeOther}
            </button>
          )}
        </span>
      )}
      {row.segments.map((segment, index) => (
        // Segments of a paragraph never move: their place is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Segment key={index} segment={segment} selectedId={selectedId} />
      ))}
    </div>
  );
});

interface SegmentProps {
  readonly segment: MergedSegment;
  readonly selectedId: string | null;
}

function Segment({ segment: { kind, text: words, change }, selectedId }: SegmentProps) {
  if (!change) return words;
  const Mark = kind === 'deleted' ? 'del' : kind === 'inserted' ? 'ins' : 'mark';
  return (
    <Mark
      className={`${styles.segment} ${colours.colours}`}
      data-change={change.id}
      data-type={change.type}
      data-kind={kind}
      data-significance={change.significance}
      data-selected={change.id === selectedId || undefined}
      title={`${compareText.changeTypes[change.type]} · ${compareText.significances[change.significance]}`}
    >
      {words}
    </Mark>
  );
}

function estimateHeight(row: MergedRow | undefined): number {
  const lines = Math.max(1, Math.ceil((row?.characters ?? 0) / CHARACTERS_PER_LINE));
  return lines * LINE_PX + ROW_PADDING_PX;
}
