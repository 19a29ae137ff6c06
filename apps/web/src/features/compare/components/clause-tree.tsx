import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { resultText as text } from '../result.text.ts';
import { buildClauseTree, type ClauseNode, clauseKeys } from '../view-model/clause-tree.ts';
import { formatCount } from '../view-model/format-count.ts';
import styles from './structure-panel.module.css';
import type { ResultDesk } from './use-result-desk.ts';

/** The clauses of both documents with what changed in each; choosing one shows its changes alone. */
export function ClauseTree({ desk }: { readonly desk: ResultDesk }) {
  const { result, model, filter, setFilter } = desk;
  const tree = useMemo(() => buildClauseTree(result), [result]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const formatCounted = useMemo(
    () => model.changes.filter((change) => change.type === 'format').length,
    [model],
  );
  const choose = (node: ClauseNode) => {
    const isChosen = filter.clause?.changeIds === node.changeIds;
    setFilter({ ...filter, clause: isChosen ? null : { label: node.label, changeIds: node.changeIds } });
    const first = model.changes.find((change) => node.changeIds.has(change.id));
    if (first && !isChosen) desk.select(first.id, 'keys');
  };
  const toggle = (key: string) => setFolded((before) => toggled(before, key));
  return (
    <>
      {formatCounted > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the control inside
        <label className={styles.switch}>
          <Switch
            size="small"
            checked={filter.showsFormat}
            onChange={(showsFormat) => setFilter({ ...filter, showsFormat })}
          />
          {text.formatSwitch(formatCount(formatCounted))}
        </label>
      )}
      {tree.length === 0 ? (
        <p className={styles.none}>{text.noClauses}</p>
      ) : (
        <>
          <div className={styles.tools}>
            <Button
              type="link"
              size="small"
              disabled={filter.clause === null}
              onClick={() => setFilter({ ...filter, clause: null })}
            >
              {text.allClauses}
            </Button>
            <Button
              type="link"
              size="small"
              onClick={() => setFolded(folded.size > 0 ? new Set() : new Set(clauseKeys(tree)))}
            >
              {folded.size > 0 ? text.expandAll : text.collapseAll}
            </Button>
          </div>
          <Branch
            nodes={tree}
            folded={folded}
            chosen={filter.clause?.changeIds}
            onFold={toggle}
            onChoose={choose}
          />
        </>
      )}
    </>
  );
}

interface BranchProps {
  readonly nodes: readonly ClauseNode[];
  readonly folded: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onFold: (key: string) => void;
  readonly onChoose: (node: ClauseNode) => void;
  readonly isInner?: boolean;
}

function Branch({ nodes, isInner = false, ...rest }: BranchProps) {
  const { folded, chosen, onFold, onChoose } = rest;
  return (
    <ul className={isInner ? styles.branch : styles.tree}>
      {nodes.map((node) => {
        const hasChildren = node.children.length > 0;
        const isFolded = folded.has(node.key);
        const label = node.label || text.preamble;
        return (
          <li key={node.key}>
            <div className={styles.node}>
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
              <ClauseButton
                node={node}
                label={label}
                isChosen={chosen === node.changeIds}
                onChoose={onChoose}
              />
            </div>
            {hasChildren && !isFolded && <Branch nodes={node.children} isInner {...rest} />}
          </li>
        );
      })}
    </ul>
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

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
