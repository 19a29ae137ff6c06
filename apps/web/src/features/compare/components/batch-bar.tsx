import { App, Button } from 'antd';
import { openOnes } from '../../../shared/findings/view-model/decisions.ts';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import styles from './findings-panel.module.css';
import type { ResultState } from './use-result-state.ts';

/** Decides everything the list shows now, at once. */
export function BatchBar({ resultState }: { readonly resultState: ResultState }) {
  const { modal } = App.useApp();
  const { task, filtered, deciding } = resultState;
  const { decide, decisions } = deciding;
  if (!task.abilities.change) return <p className={styles.readOnly}>{text.readOnly}</p>;
  // The entries as shown when the dialog opened: later decisions of others are not overwritten.
  const open = openOnes(filtered.shown, decisions);
  if (!decide || open.length < 2) return null;
  const count = formatCount(open.length);
  const ask = (state: 'accepted' | 'rejected', action: string) =>
    modal.confirm({
      title: text.batchTitle(action, count),
      content: text.batchDetail,
      okText: action,
      cancelText: text.cancel,
      onOk: () => decide(open.map(({ id }) => ({ findingId: id, state, onlyIfOpen: true }))),
    });
  return (
    <div className={styles.batch}>
      <span>{text.batch(count)}</span>
      <Button size="small" onClick={() => ask('rejected', text.batchIgnore)}>
        {text.batchIgnore}
      </Button>
      <Button size="small" onClick={() => ask('accepted', text.batchConfirm)}>
        {text.batchConfirm}
      </Button>
    </div>
  );
}
