import { memo, useCallback, useMemo, useRef } from 'react';
import tones from '../../../../shared/workbench/tones.module.css';
import type { VirtualRowsHandle } from '../../../../shared/workbench/virtual-rows.tsx';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import { type MergedRow, type MergedSegment, mergeRows } from '../../view-model/merged-rows.ts';
import { ChangeRows } from './change-rows.tsx';
import styles from './merged-view.module.css';
import { TableRow } from './table-row.tsx';
import type { ResultState } from './use-result-state.ts';

const LINE = { characters: 46, px: 28, paddingPx: 8 };

/** One column: deleted text is struck through, inserted text underlined, and a move shows its other end. */
export function MergedView({ resultState }: { readonly resultState: ResultState }) {
  const { model } = resultState;
  const rows = useMemo(() => mergeRows(model.rows), [model]);
  const list = useRef<Pick<VirtualRowsHandle, 'scrollToIndex'>>(null);
  const onGoTo = useCallback((row: number) => list.current?.scrollToIndex(row, { align: 'center' }), []);
  return (
    <section className={styles.view} aria-label={text.merged}>
      <ChangeRows
        ref={list}
        resultState={resultState}
        rows={rows}
        line={LINE}
        marginPx={24}
        classes={{ scroller: styles.scroller, canvas: styles.sheet, row: styles.slot }}
      >
        {(row, selectedId) => <MergedParagraph row={row} selectedId={selectedId} onGoTo={onGoTo} />}
      </ChangeRows>
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
    <div
      className={styles.paragraph}
      data-block={row.blockType}
      data-table={row.table !== null || undefined}
      data-move={move?.end}
    >
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
      {row.table ? (
        <TableRow columns={row.table.columns} cells={row.table.cells}>
          {({ segments }) => <Segments segments={segments} selectedId={selectedId} />}
        </TableRow>
      ) : (
        <Segments segments={row.segments} selectedId={selectedId} />
      )}
    </div>
  );
});

interface SegmentsProps {
  readonly segments: readonly MergedSegment[];
  readonly selectedId: string | null;
}

function Segments({ segments, selectedId }: SegmentsProps) {
  return segments.map((segment, index) => (
    // Segments of a paragraph never move: their place is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Segment key={index} segment={segment} selectedId={selectedId} />
  ));
}

interface SegmentProps {
  readonly segment: MergedSegment;
  readonly selectedId: string | null;
}

function Segment({ segment: { kind, text: words, change }, selectedId }: SegmentProps) {
  if (!change) return words;
  const Mark = kind === 'deleted' ? 'del' : kind === 'inserted' ? 'ins' : 'mark';
  return (
    <Mark
      className={`${styles.segment} ${tones.tones}`}
      data-change={change.id}
      data-tone={CHANGE_TONES[change.type]}
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
