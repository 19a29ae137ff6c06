import type { ReactNode } from 'react';
import styles from './table-row.module.css';

interface ColumnCell {
  readonly column: number;
  readonly span: number;
}

interface TableRowProps<Cell extends ColumnCell> {
  readonly columns: number;
  /** In the order of their columns. */
  readonly cells: readonly Cell[];
  /** Null where there is nothing: a column that only the other side has, or a cell merged with the one above. */
  readonly children: (cell: Cell) => ReactNode;
}

/** One row of a table. All rows of a table have the same columns, so that below each other they are the table. */
export function TableRow<Cell extends ColumnCell>({ columns, cells, children }: TableRowProps<Cell>) {
  return (
    <table className={styles.table}>
      <tbody>
        <tr>
          {slots(columns, cells).map(({ column, span, cell }) => {
            const content = cell && children(cell);
            return (
              <td key={column} colSpan={span} className={content === null ? styles.gap : styles.cell}>
                {content}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

interface Slot<Cell> extends ColumnCell {
  readonly cell: Cell | null;
}

/** Every column is in exactly one of them. */
function slots<Cell extends ColumnCell>(columns: number, cells: readonly Cell[]): readonly Slot<Cell>[] {
  const filled: Slot<Cell>[] = [];
  let next = 0;
  const leaveTo = (column: number) => {
    for (; next < column; next++) filled.push({ column: next, span: 1, cell: null });
  };
  for (const [at, cell] of cells.entries()) {
    leaveTo(cell.column);
    const end = Math.min(cell.column + cell.span, cells[at + 1]?.column ?? columns);
    filled.push({ column: cell.column, span: end - cell.column, cell });
    next = end;
  }
  leaveTo(columns);
  return filled;
}
