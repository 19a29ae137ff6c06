import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import {
  buildMatrix,
  type CellAt,
  canOpenPair,
  heatLegend,
  heatOf,
  type Matrix,
  moveCell,
  pairCells,
} from '../../view-model/matrix.ts';
import type { ManyResult } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import styles from './matrix-table.module.css';

interface MatrixTableProps {
  readonly many: ManyResult;
  readonly isVisitor: boolean;
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

/**
 * Every pair of documents; each cell has a value, or says that the pair was not compared; the colour is only
 * a help.
 */
export function MatrixTable({ many, isVisitor, onPair }: MatrixTableProps) {
  const matrix = useMemo(() => buildMatrix(many.documents, pairCells(many)), [many]);
  if (matrix.documents.length < 2) return <p className={styles.note}>{text.matrixNone}</p>;
  return (
    <section className={styles.view} aria-label={text.matrixTitle}>
      <h2 className={styles.title}>{text.matrixTitle}</h2>
      <p className={styles.note}>{text.matrixNote}</p>
      <div className={styles.scroller}>
        <MatrixGrid
          matrix={matrix}
          canOpen={(orgDocId, tagDocId) => canOpenPair(many, isVisitor, orgDocId, tagDocId)}
          onPair={onPair}
        />
      </div>
      <Legend />
    </section>
  );
}

interface MatrixGridProps {
  readonly matrix: Matrix;
  readonly canOpen: (orgDocId: string, tagDocId: string) => boolean;
  readonly onPair: MatrixTableProps['onPair'];
}

/** One stop for the tabulator; the arrows move within. */
function MatrixGrid({ matrix: { documents, values }, canOpen, onPair }: MatrixGridProps) {
  const [focus, setFocus] = useState<CellAt>({ row: 0, column: 1 });
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveCell(focus, event.key, documents.length);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setFocus(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <table ref={table} className={styles.matrix} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th aria-label={text.matrixTitle} />
          {documents.map(({ docId, name }, index) => (
            <th key={docId} scope="col" title={name}>
              {formatCount(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((document, row) => (
          <tr key={document.docId}>
            <th scope="row" title={document.name}>
              <span className={styles.index}>{formatCount(row + 1)}</span>
              <span className={styles.name}>{document.name}</span>
            </th>
            {documents.map((other, column) => (
              <MatrixValue
                key={other.docId}
                at={{ row, column }}
                value={values[row]?.[column] ?? null}
                names={[document.name, other.name]}
                isReached={focus.row === row && focus.column === column}
                onFocus={setFocus}
                onOpen={
                  canOpen(document.docId, other.docId) ? () => onPair(document.docId, other.docId) : null
                }
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MatrixValueProps {
  readonly at: CellAt;
  readonly value: number | null;
  readonly names: readonly [string, string];
  readonly isReached: boolean;
  readonly onFocus: (at: CellAt) => void;
  /** Null where this reader may not open the pair. */
  readonly onOpen: (() => void) | null;
}

function MatrixValue({ at, value, names, isReached, onFocus, onOpen }: MatrixValueProps) {
  const cell = {
    'data-cell': `${at.row} ${at.column}`,
    tabIndex: isReached ? 0 : -1,
    onFocus: () => onFocus(at),
  };
  if (at.row === at.column) {
    return (
      <td className={styles.self}>
        <span {...cell} title={text.matrixSelf}>
          —
        </span>
      </td>
    );
  }
  const { shown, words } = cellWords(value, names, onOpen !== null);
  const look = {
    className: styles.cell,
    title: words,
    'data-heat': value === null ? 'unknown' : heatOf(value),
  };
  return (
    <td>
      {onOpen === null ? (
        <span {...look} {...cell}>
          {shown}
        </span>
      ) : (
        <button type="button" aria-label={words} {...look} {...cell} onClick={onOpen}>
          {shown}
        </button>
      )}
    </td>
  );
}

function cellWords(value: number | null, [row, column]: readonly [string, string], canOpen: boolean) {
  if (value !== null) {
    const shown = percentWords(value);
    return { shown, words: text.matrixCell(row, column, shown) };
  }
  const words = text.matrixUnknown(row, column);
  return { shown: text.matrixUnknownShort, words: canOpen ? text.matrixOpenUnknown(words) : words };
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden>
      {text.matrixScale}
      {heatLegend.map((bound) => (
        <span key={bound} className={styles.swatch} data-heat={heatOf(bound)}>
          ≥ {Math.round(bound * 100)} %
        </span>
      ))}
    </p>
  );
}
