import { App, Button } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { resultText as text } from '../result.text.ts';
import styles from './findings-panel.module.css';
import type { ResultState } from './use-result-state.ts';

/** Decides everything the list shows now, at once. */
export function BatchBar({ resultState }: { readonly resultState: ResultState }) {
  const { modal } = App.useApp();
  const { filtered, decisions, decideAll } = resultState;
  if (!decideAll) return <p className={styles.readOnly}>{text.readOnly}</p>;
  // The entries as shown when the dialog opened: later decisions of others are not overwritten.
  const open = filtered.shown.filter(({ id }) => !decisions.has(id)).map(({ id }) => ({ id, version: 0 }));
  if (open.length < 2) return null;
  const count = formatCount(open.length);
  const ask = (state: 'confirmed' | 'ignored', action: string) =>
    modal.confirm({
      title: text.batchTitle(action, count),
      content: text.batchDetail,
      okText: action,
      cancelText: text.cancel,
      onOk: () => decideAll(open, state),
    });
  return (
    <div className={styles.batch}>
      <span>{text.batch(count)}</span>
      <Button size="small" onClick={() => ask('ignored', text.batchIgnore)}>
        {text.batchIgnore}
      </Button>
      <Button size="small" onClick={() => ask('confirmed', text.batchConfirm)}>
        {text.batchConfirm}
      </Button>
    </div>
  );
}
