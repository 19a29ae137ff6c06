import { memo } from 'react';
import tones from '../../../../shared/workbench/tones.module.css';
import { resultText } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import type { Change, Side } from '../../view-model/comparison-shapes.ts';
import type { Cell, Piece, ResultRow } from '../../view-model/result-rows.ts';
import styles from './aligned-panes.module.css';

interface AlignedRowProps {
  readonly row: ResultRow;
  /** The selected change if it is in this row: other rows are not rendered again. */
  readonly selectedId: string | null;
}

export const AlignedRow = memo(function AlignedRow({ row, selectedId }: AlignedRowProps) {
  return (
    <div className={styles.row} data-changed={row.changeIds.length > 0 || undefined}>
      <RowCell cell={row.old} side="old" isContinued={row.isContinued} selectedId={selectedId} />
      <RowCell cell={row.new} side="new" isContinued={row.isContinued} selectedId={selectedId} />
    </div>
  );
});

interface RowCellProps {
  readonly cell: Cell | null;
  readonly side: Side;
  readonly isContinued: boolean;
  readonly selectedId: string | null;
}

function RowCell({ cell, side, isContinued, selectedId }: RowCellProps) {
  if (!cell) {
    const words = isContinued ? resultText.continued : resultText.nothingHere;
    return (
      <div className={styles.cell} data-side={side} data-empty={isContinued ? 'continued' : 'nothing'}>
        <span className={styles.nothing}>{words}</span>
      </div>
    );
  }
  const isPicture = cell.blockType === 'image' || cell.blockType === 'seal';
  const first = cell.pieces.find((piece) => piece.changes.length > 0)?.changes[0];
  return (
    <div className={styles.cell} data-side={side} data-block={cell.blockType}>
      <span
        className={`${styles.gutter} ${tones.tones}`}
        data-tone={first && CHANGE_TONES[first.type]}
        data-type={first?.type}
        data-significance={first?.significance}
        data-label={resultText.sideLetters[side]}
        aria-hidden
      >
        {first ? compareText.changeSigns[first.type] : ''}
      </span>
      <div className={styles.text}>
        {isPicture && cell.pieces.every((piece) => piece.text === '') && (
          <span className={styles.nothing}>
            {cell.blockType === 'seal' ? resultText.seal : resultText.picture}
          </span>
        )}
        {cell.pieces.map((piece, index) => (
          // Pieces of a cell never move: their place is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <RowPiece key={index} piece={piece} side={side} selectedId={selectedId} />
        ))}
      </div>
    </div>
  );
}

interface RowPieceProps {
  readonly piece: Piece;
  readonly side: Side;
  readonly selectedId: string | null;
}

function RowPiece({ piece, side, selectedId }: RowPieceProps) {
  const change = piece.changes.find((one) => one.id === selectedId) ?? piece.changes[0];
  if (!change) return piece.text;
  const Mark = tagFor(change, side);
  return (
    <Mark
      className={`${piece.text === '' ? styles.place : styles.mark} ${tones.tones}`}
      data-change={change.id}
      data-tone={CHANGE_TONES[change.type]}
      data-type={change.type}
      data-significance={change.significance}
      data-selected={change.id === selectedId || undefined}
      title={`${compareText.changeTypes[change.type]} · ${compareText.significances[change.significance]}`}
    >
      {piece.text}
    </Mark>
  );
}

/** Screen readers announce deletion on the old side and insertion on the new one. */
function tagFor(change: Change, side: Side): 'ins' | 'del' | 'mark' {
  if (change.type === 'move' || change.type === 'format' || change.type === 'image') return 'mark';
  return side === 'old' ? 'del' : 'ins';
}
