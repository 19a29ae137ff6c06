import { MoreOutlined } from '@ant-design/icons';
import { App, Button, Dropdown } from 'antd';
import { Link } from 'react-router';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelComparison } from '../api/use-cancel-comparison.ts';
import { useDeleteComparison } from '../api/use-delete-comparison.ts';
import { useRerunComparison } from '../api/use-rerun-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { isUnfinished } from '../view-model/task-progress.ts';
import styles from './compare-list-page.module.css';

interface ComparisonRowActionsProps {
  readonly task: Comparison;
  readonly onRename: () => void;
}

type ActionKey = 'rename' | 'rerun' | 'cancel' | 'remove';

export function ComparisonRowActions({ task, onRename }: ComparisonRowActionsProps) {
  const text = compareText.list;
  const run = useRowActions(task, onRename);
  const items = actionsFor(task).map((key) => ({ key, label: text[key], danger: key === 'remove' }));
  return (
    <div className={styles.actions}>
      <Link to={`/contract-compare/${task.id}`}>{text.open}</Link>
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items,
            onClick: ({ key }) => {
              const action = actionsFor(task).find((one) => one === key);
              if (action) run[action]();
            },
          }}
        >
          <Button type="text" size="small" icon={<MoreOutlined />} aria-label={text.moreOf(task.title)} />
        </Dropdown>
      )}
    </div>
  );
}

/** Shown by the abilities that came with the task, and by what its state allows. */
function actionsFor(task: Comparison): readonly ActionKey[] {
  const { change, delete: canDelete } = task.abilities;
  const running = isUnfinished(task.status);
  return [
    ...(change ? (['rename'] as const) : []),
    ...(change && !running ? (['rerun'] as const) : []),
    ...(change && running ? (['cancel'] as const) : []),
    ...(canDelete ? (['remove'] as const) : []),
  ];
}

function useRowActions(task: Comparison, onRename: () => void): Readonly<Record<ActionKey, () => void>> {
  const { modal } = App.useApp();
  const rerun = useRerunComparison();
  const cancel = useCancelComparison();
  const remove = useDeleteComparison();
  const { list: text, common } = compareText;
  const say = (message: string) => () => showToast({ kind: 'success', message });
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  return {
    rename: onRename,
    rerun: () => rerun.mutate({ id: task.id }, { onSuccess: say(text.rerunStarted), onError: complain }),
    cancel: () =>
      modal.confirm({
        title: text.cancelTitle,
        content: text.cancelDetail,
        okText: text.cancel,
        cancelText: text.keepRunning,
        onOk: () => cancel.mutateAsync(task.id).then(say(text.cancelled), complain),
      }),
    remove: () =>
      modal.confirm({
        title: text.removeTitle(task.title),
        content: text.removeDetail,
        okText: text.remove,
        okButtonProps: { danger: true },
        cancelText: common.cancel,
        onOk: () => remove.mutateAsync(task.id).then(say(text.removed), complain),
      }),
  };
}
