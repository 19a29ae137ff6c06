import { Fragment, memo } from 'react';
import tones from '../../../../shared/workbench/tones.module.css';
import { resultText } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import { type Change, SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import type { Cell, LineCell, Piece, ResultRow } from '../../view-model/result-rows.ts';
import styles from './aligned-panes.module.css';
import { TableRow } from './table-row.tsx';

interface AlignedRowProps {
  readonly row: ResultRow;
  /** The selected change if it is in this row: other rows are not rendered again. */
  readonly selectedId: string | null;
}

export const AlignedRow = memo(function AlignedRow({ row, selectedId }: AlignedRowProps) {
  return (
    <div className={styles.row} data-changed={row.changeIds.length > 0 || undefined}>
      {SIDES.map((side) => (
        <RowCell key={side} row={row} side={side} selectedId={selectedId} />
      ))}
    </div>
  );
});

interface RowCellProps extends AlignedRowProps {
  readonly side: Side;
}

function RowCell({ row, side, selectedId }: RowCellProps) {
  const { [side]: cell, table, isContinued } = row;
  if (!cell) {
    const words = isContinued ? resultText.continued : resultText.nothingHere;
    return (
      <div className={styles.cell} data-side={side} data-empty={isContinued ? 'continued' : 'nothing'}>
        <span className={styles.nothing}>{words}</span>
      </div>
    );
  }
  const first = cell.pieces.find((piece) => piece.changes.length > 0)?.changes[0];
  return (
    <div
      className={styles.cell}
      data-side={side}
      data-block={cell.blockType}
      data-table={table !== null || undefined}
    >
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
        {table ? (
          <TableRow columns={table.columns} cells={table.cells}>
            {(one) =>
              one.parts.some((part) => part[side]) ? (
                <LineCellText cell={one} side={side} selectedId={selectedId} />
              ) : null
            }
          </TableRow>
        ) : (
          <CellText cell={cell} side={side} selectedId={selectedId} />
        )}
      </div>
    </div>
  );
}

interface LineCellTextProps {
  readonly cell: LineCell;
  readonly side: Side;
  readonly selectedId: string | null;
}

function LineCellText({ cell, side, selectedId }: LineCellTextProps) {
  const own = cell.parts.flatMap((part) => part[side] ?? []);
  return own.map((part, at) => (
    // Paragraphs of a cell never move: their place is their identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at > 0 && '\n'}
      <CellText cell={part} side={side} selectedId={selectedId} />
    </Fragment>
  ));
}

interface CellTextProps {
  readonly cell: Cell;
  readonly side: Side;
  readonly selectedId: string | null;
}

function CellText({ cell, side, selectedId }: CellTextProps) {
  const isPicture = cell.blockType === 'image' || cell.blockType === 'seal';
  return (
    <>
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
    </>
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
