import { Button, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { buildClauseTree, type ClauseNode, clauseKeys, clauseRows } from '../../view-model/clause-tree.ts';
import { ClauseRows } from './clause-rows.tsx';
import styles from './structure-panel.module.css';
import type { ResultState } from './use-result-state.ts';

interface ClauseTreeProps {
  readonly resultState: ResultState;
  /** The tree's scroll container. */
  readonly scroller: HTMLElement | null;
}

/** The clauses of both documents with their changes; choosing one filters by it. */
export function ClauseTree({ resultState, scroller }: ClauseTreeProps) {
  const { result, model, filter, setFilter } = resultState;
  const tree = useMemo(() => buildClauseTree(result), [result]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => clauseRows(tree, folded), [tree, folded]);
  const formatCounted = useMemo(
    () => model.changes.filter((change) => change.type === 'format').length,
    [model],
  );
  const choose = (node: ClauseNode) => {
    const isChosen = filter.clause?.changeIds === node.changeIds;
    setFilter({ ...filter, clause: isChosen ? null : { label: node.label, changeIds: node.changeIds } });
    const first = model.changes.find((change) => node.changeIds.has(change.id));
    if (first && !isChosen) resultState.select(first.id, 'keys');
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
          <ClauseRows
            rows={rows}
            folded={folded}
            chosen={filter.clause?.changeIds}
            scroller={scroller}
            onFold={toggle}
            onChoose={choose}
          />
        </>
      )}
    </>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
