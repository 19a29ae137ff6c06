import { App, Button } from 'antd';
import type { DecisionState, Identified } from '../findings/decision-shapes.ts';
import type { Deciding } from '../findings/use-deciding.ts';
import { openOnes } from '../findings/view-model/decisions.ts';
import { formatCount } from '../format/format-count.ts';
import { PanelFold } from './finding-panel.tsx';
import styles from './panel.module.css';
import { workbenchText as text } from './workbench.text.ts';

interface BatchBarProps<Finding extends Identified> {
  readonly shown: readonly Finding[];
  readonly deciding: Pick<Deciding, 'decide' | 'decisions'>;
  readonly words: {
    readonly unit: string;
    readonly batchAccept: string;
    readonly batchIgnore?: string;
    readonly batchTitle: (action: string, count: string) => string;
    readonly batchDetail: string;
  };
  /** Whether it can be accepted unseen. */
  readonly canAccept: (finding: Finding) => boolean;
}

/** Decides everything the list shows now, at once. */
export function BatchBar<Finding extends Identified>(props: BatchBarProps<Finding>) {
  const { shown, deciding, words, canAccept } = props;
  const { modal } = App.useApp();
  const { decide, decisions } = deciding;
  // The entries as shown when the dialog opened: later decisions of others are not overwritten.
  const open = openOnes(shown, decisions);
  if (!decide || open.length < 2) return null;
  const accepted = open.filter(canAccept);
  const ignore = words.batchIgnore ?? text.batchIgnore;
  const ask = (state: DecisionState, action: string, findings: readonly Finding[]) =>
    modal.confirm({
      title: words.batchTitle(action, formatCount(findings.length)),
      content: words.batchDetail,
      okText: action,
      cancelText: text.cancel,
      onOk: () => decide(findings.map(({ id }) => ({ findingId: id, state, onlyIfOpen: true }))),
    });
  return (
    <PanelFold>
      <span className={styles.batch}>{text.batch(formatCount(open.length), words.unit)}</span>
      <Button size="small" onClick={() => ask('rejected', ignore, open)}>
        {ignore}
      </Button>
      <Button
        size="small"
        disabled={accepted.length === 0}
        onClick={() => ask('accepted', words.batchAccept, accepted)}
      >
        {words.batchAccept}
      </Button>
    </PanelFold>
  );
}
