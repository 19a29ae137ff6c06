import { App } from 'antd';
import { type RowAction, RowActions } from '../../../shared/tasks/row-actions.tsx';
import { isUnfinished } from '../../../shared/tasks/view-model/task-state.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelComparison } from '../api/use-cancel-comparison.ts';
import { useDeleteComparison } from '../api/use-delete-comparison.ts';
import { useRerunComparison } from '../api/use-rerun-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';

interface ComparisonRowActionsProps {
  readonly task: Comparison;
  readonly onRename: () => void;
  readonly onShare: () => void;
}

const actionKeys = ['share', 'rename', 'rerun', 'cancel', 'remove'] as const;
type ActionKey = (typeof actionKeys)[number];

export function ComparisonRowActions({ task, onRename, onShare }: ComparisonRowActionsProps) {
  const text = compareText.list;
  const doing = { ...useRowActions(task), rename: onRename, share: onShare };
  const actions: readonly RowAction[] = actionsFor(task).map((key) => ({
    key,
    label: text[key],
    isDangerous: key === 'remove',
    run: doing[key],
  }));
  return (
    <RowActions
      title={task.title}
      open={{ label: text.open, path: `/contract-compare/${task.id}` }}
      actions={actions}
    />
  );
}

/** Depends on the task's abilities and its state. */
function actionsFor(task: Comparison): readonly ActionKey[] {
  const { change, run, delete: canDelete } = task.abilities;
  const running = isUnfinished(task.status);
  const isAllowed: Readonly<Record<ActionKey, boolean>> = {
    share: true,
    rename: change,
    rerun: run && !running,
    cancel: run && running,
    remove: canDelete,
  };
  return actionKeys.filter((key) => isAllowed[key]);
}

function useRowActions(task: Comparison) {
  const { modal } = App.useApp();
  const rerun = useRerunComparison();
  const cancel = useCancelComparison();
  const remove = useDeleteComparison();
  const { list: text, common } = compareText;
  const say = (message: string) => () => showToast({ kind: 'success', message });
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  return {
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
