import { memo, useMemo } from 'react';
import { resultText as text } from '../result.text.ts';
import { compareText } from '../text.ts';
import { SIDES, type Side } from '../view-model/comparison-shapes.ts';
import { formatCount } from '../view-model/format-count.ts';
import {
  buildTablePairs,
  type TableCell,
  type TableLine,
  type TablePair,
} from '../view-model/table-pairs.ts';
import colours from './change-colours.module.css';
import styles from './tables-view.module.css';
import type { ResultDesk } from './use-result-desk.ts';

/** Tables cell by cell: rows and columns that only one side has leave a hatched gap on the other. */
export function TablesView({ desk }: { readonly desk: ResultDesk }) {
  const { result, selection, select } = desk;
  const pairs = useMemo(() => buildTablePairs(result), [result]);
  const onSelect = useMemo(() => (id: string) => select(id, 'text'), [select]);
  if (pairs.length === 0) return <p className={styles.none}>{text.noTables}</p>;
  return (
    <div className={styles.view}>
      {pairs.map((pair, index) => (
        <section key={pair.key} className={styles.pair}>
          <h3 className={styles.title}>
            {text.table(formatCount(index + 1))}
            {pair.page !== null && <span className={styles.page}>{text.page(pair.page)}</span>}
            <span className={styles.page}>{statusOf(pair)}</span>
          </h3>
          <div className={styles.sides}>
            {SIDES.map((side) => (
              <SideTable
                key={side}
                pair={pair}
                side={side}
                selectedId={selection?.id ?? null}
                onSelect={onSelect}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function statusOf({ status, changeCount }: TablePair): string {
  if (status !== 'both') return text.tableStatus[status];
  return changeCount === 0 ? text.tableSame : text.tableChanges(formatCount(changeCount));
}

interface SideTableProps {
  readonly pair: TablePair;
  readonly side: Side;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

const SideTable = memo(function SideTable({ pair, side, selectedId, onSelect }: SideTableProps) {
  return (
    <div className={styles.side}>
      <h4 className={styles.name}>{compareText.common[side]}</h4>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <tbody>
            {pair.rows.map((row) => (
              <tr key={lineKey(row)} data-line={lineStatus(row)} title={lineWords(row, 'row')}>
                {pair.columns.map((column) => (
                  <Cell
                    key={lineKey(column)}
                    cell={pair.cell(side, row, column)}
                    column={column}
                    selectedId={selectedId}
                    onSelect={onSelect}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});

interface CellProps {
  readonly cell: TableCell | null;
  readonly column: TableLine;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function Cell({ cell, column, selectedId, onSelect }: CellProps) {
  if (!cell) return <td className={styles.gap} data-line={lineStatus(column)} />;
  const change = cell.changes.find(({ id }) => id === selectedId) ?? cell.changes[0];
  if (!change) return <td data-line={lineStatus(column)}>{cell.text}</td>;
  return (
    <td
      className={`${styles.changed} ${colours.colours}`}
      data-type={change.type}
      data-line={lineStatus(column)}
      data-selected={change.id === selectedId || undefined}
      title={lineWords(column, 'column')}
    >
      <button type="button" className={styles.cell} onClick={() => onSelect(change.id)}>
        <span className={styles.sign} aria-hidden>
          {compareText.changeSigns[change.type]}
        </span>
        {cell.text}
      </button>
    </td>
  );
}

function lineKey({ old, new: fresh }: TableLine): string {
  return `${old ?? ''}:${fresh ?? ''}`;
}

function lineStatus({ old, new: fresh }: TableLine): 'inserted' | 'deleted' | undefined {
  if (old === null) return 'inserted';
  return fresh === null ? 'deleted' : undefined;
}

function lineWords(line: TableLine, kind: 'row' | 'column'): string | undefined {
  switch (lineStatus(line)) {
    case 'inserted':
      return kind === 'row' ? text.rowInserted : text.columnInserted;
    case 'deleted':
      return kind === 'row' ? text.rowDeleted : text.columnDeleted;
    default:
      return undefined;
  }
}
