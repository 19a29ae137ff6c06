import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import type { ClauseNode, ClauseRow } from '../../view-model/clause-tree.ts';
import styles from './structure-panel.module.css';

interface ClauseRowsProps {
  readonly rows: readonly ClauseRow[];
  readonly folded: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly scroller: HTMLElement | null;
  readonly onFold: (key: string) => void;
  readonly onChoose: (node: ClauseNode) => void;
}

const ROW_PX = 26;
const INDENT_PX = 12;
const OVERSCAN_ROWS = 12;

/** Only visible clauses are rendered: five hundred pages have ten thousand of them. */
export function ClauseRows({ rows, scroller, ...rest }: ClauseRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => setScrollMargin(topInside(list.current, scroller)), [scroller]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.node.key ?? index,
    overscan: OVERSCAN_ROWS,
    scrollMargin,
  });
  return (
    <ul ref={list} className={styles.tree} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        const top = item.start - scrollMargin;
        return row && <Clause key={item.key} {...row} {...rest} top={top} />;
      })}
    </ul>
  );
}

function topInside(inner: HTMLElement | null, outer: HTMLElement | null): number {
  if (!inner || !outer) return 0;
  return inner.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop;
}

interface ClauseProps extends ClauseRow, Omit<ClauseRowsProps, 'rows' | 'scroller'> {
  readonly top: number;
}

function Clause({ node, depth, top, folded, chosen, onFold, onChoose }: ClauseProps) {
  const hasChildren = node.children.length > 0;
  const isFolded = folded.has(node.key);
  const label = node.label || text.preamble;
  return (
    <li
      className={styles.node}
      style={{ height: ROW_PX, paddingLeft: depth * INDENT_PX, transform: `translateY(${top}px)` }}
    >
      <button
        type="button"
        className={styles.fold}
        disabled={!hasChildren}
        aria-expanded={hasChildren ? !isFolded : undefined}
        aria-label={`${isFolded ? text.expandAll : text.collapseAll} ${label}`}
        onClick={() => onFold(node.key)}
      >
        {hasChildren ? isFolded ? <CaretRightOutlined /> : <CaretDownOutlined /> : null}
      </button>
      <ClauseButton node={node} label={label} isChosen={chosen === node.changeIds} onChoose={onChoose} />
    </li>
  );
}

interface ClauseButtonProps {
  readonly node: ClauseNode;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: (node: ClauseNode) => void;
}

function ClauseButton({ node, label, isChosen, onChoose }: ClauseButtonProps) {
  const count = node.changeIds.size;
  return (
    <button
      type="button"
      className={styles.clause}
      data-status={node.status}
      data-count={count}
      aria-pressed={isChosen}
      title={label}
      onClick={() => onChoose(node)}
    >
      <span className={styles.label}>{label}</span>
      {count > 0 && (
        <span className={styles.count} data-major={node.majorCount > 0 || undefined}>
          {formatCount(count)}
        </span>
      )}
    </button>
  );
}
