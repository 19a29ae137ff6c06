import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import tones from '../../../../shared/workbench/tones.module.css';
import { VirtualRows, type VirtualRowsHandle } from '../../../../shared/workbench/virtual-rows.tsx';
import { workbenchText } from '../../../../shared/workbench/workbench.text.ts';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { CHANGE_TONES } from '../../view-model/change-look.ts';
import { SIDES, type Side } from '../../view-model/comparison-shapes.ts';
import type { DrawnCell, TableLine, TablePair } from '../../view-model/table-pairs.ts';
import { TEXT_PANE } from './change-rows.tsx';
import styles from './tables-view.module.css';
import type { ResultState } from './use-result-state.ts';

/** Tables cell by cell: rows and columns that only one side has leave a hatched gap on the other. */
export function TablesView({ resultState }: { readonly resultState: ResultState }) {
  const { model, selection, select } = resultState;
  const pairs = model.tablePairs;
  const onSelect = useMemo(() => (id: string) => select(id, 'page', TEXT_PANE), [select]);
  if (pairs.length === 0) return <p className={styles.none}>{text.noTables}</p>;
  return <PairList pairs={pairs} selectedId={selection?.id ?? null} onSelect={onSelect} />;
}

interface PairListProps {
  readonly pairs: readonly TablePair[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Title, names of the sides and padding around the rows. */
const PAIR_PX = 110;
const ROW_PX = 33;

/** Only tables near the sight exist: a price list may have a thousand rows, a contract a hundred lists. */
function PairList({ pairs, selectedId, onSelect }: PairListProps) {
  const list = useRef<VirtualRowsHandle>(null);
  useEffect(() => {
    const index = pairs.findIndex((pair) => selectedId !== null && pair.changeIds.has(selectedId));
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'auto' });
  }, [pairs, selectedId]);
  return (
    <VirtualRows
      ref={list}
      items={pairs}
      keyOf={({ key }) => key}
      estimatePx={({ rows }) => PAIR_PX + rows.length * ROW_PX}
      overscan={1}
      classes={{ scroller: styles.view, row: styles.slot }}
    >
      {(pair, index) => <Pair pair={pair} at={index + 1} selectedId={selectedId} onSelect={onSelect} />}
    </VirtualRows>
  );
}

interface PairProps {
  readonly pair: TablePair;
  readonly at: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function Pair({ pair, at, selectedId, onSelect }: PairProps) {
  const selectedHere = selectedId !== null && pair.changeIds.has(selectedId) ? selectedId : null;
  return (
    <section className={styles.pair}>
      <h3 className={styles.title}>
        {text.table(formatCount(at))}
        {pair.page !== null && <span className={styles.page}>{workbenchText.page(pair.page)}</span>}
        <span className={styles.page}>{statusOf(pair)}</span>
      </h3>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <SideTable key={side} pair={pair} side={side} selectedId={selectedHere} onSelect={onSelect} />
        ))}
      </div>
    </section>
  );
}

function statusOf({ status, changeIds }: TablePair): string {
  if (status !== 'both') return text.tableStatus[status];
  return changeIds.size === 0 ? text.tableSame : text.tableChanges(formatCount(changeIds.size));
}

interface SideTableProps {
  readonly pair: TablePair;
  readonly side: Side;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

const SideTable = memo(function SideTable({ pair, side, selectedId, onSelect }: SideTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection, another cell
  useLayoutEffect(() => showChanged(scroller.current), [selectedId]);
  return (
    <div className={styles.side}>
      <h4 className={styles.name}>{compareText.common[side]}</h4>
      <div ref={scroller} className={styles.scroller}>
        <table className={styles.table}>
          <tbody>
            {pair.rows.map((row, at) => (
              <tr key={lineKey(row)} data-line={lineStatus(row)} title={lineWords(row, 'row')}>
                {pair.drawn[side][at]?.map((drawn) => (
                  <Cell
                    key={lineKey(drawn.column)}
                    drawn={drawn}
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

/** A table wider than its pane is scrolled sideways to the selected change, or to its first one. */
function showChanged(scroller: HTMLElement | null): void {
  const cell =
    scroller?.querySelector<HTMLElement>('td[data-selected]') ??
    scroller?.querySelector<HTMLElement>('td[data-type]');
  if (!scroller || !cell) return;
  const [box, pane] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isWider = box.width > pane.width;
  if (box.left < pane.left || isWider) scroller.scrollLeft += box.left - pane.left;
  else if (box.right > pane.right) scroller.scrollLeft += box.right - pane.right;
}

interface CellProps {
  readonly drawn: DrawnCell;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

function Cell({ drawn, selectedId, onSelect }: CellProps) {
  const { cell, column, other, rowSpan, columnSpan } = drawn;
  const span = { rowSpan, colSpan: columnSpan, 'data-line': lineStatus(column) };
  if (!cell)
    return (
      <td className={styles.gap} {...span}>
        <span className={styles.height} aria-hidden>
          {other}
        </span>
      </td>
    );
  const change = cell.changes.find(({ id }) => id === selectedId) ?? cell.changes[0];
  if (!change) return <td {...span}>{cell.text}</td>;
  return (
    <td
      {...span}
      className={`${styles.changed} ${tones.tones}`}
      data-tone={CHANGE_TONES[change.type]}
      data-type={change.type}
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
