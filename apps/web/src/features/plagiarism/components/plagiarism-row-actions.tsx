import { App } from 'antd';
import { RowActions } from '../../../shared/tasks/row-actions.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelTask, useDeleteTasks, useRerunTask } from '../api/use-task-actions.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { resultPath, type TaskAction, taskActions } from '../view-model/task-view.ts';

interface PlagiarismRowActionsProps {
  readonly task: PlagiarismTask;
  readonly teamId: string | null;
  readonly onRename: () => void;
  /** The public link. */
  readonly onShare: () => void;
  readonly onCollaborate: () => void;
}

export function PlagiarismRowActions(props: PlagiarismRowActionsProps) {
  const { task, teamId, onRename, onShare, onCollaborate } = props;
  const text = plagiarismText.list;
  const run: Readonly<Record<TaskAction, () => void>> = {
    rename: onRename,
    share: onShare,
    collaborate: onCollaborate,
    ...useAskedActions(task, teamId),
  };
  return (
    <RowActions
      title={task.title}
      open={{ label: text.open, path: resultPath(task) }}
      actions={taskActions(task).map((key) => ({
        key,
        label: text[key],
        isDangerous: key === 'remove',
        run: run[key],
      }))}
    />
  );
}

/** Irreversible actions need a confirmation. */
function useAskedActions(
  task: PlagiarismTask,
  teamId: string | null,
): Readonly<Record<'rerun' | 'cancel' | 'remove', () => void>> {
  const { modal } = App.useApp();
  const rerun = useRerunTask();
  const cancel = useCancelTask();
  const remove = useDeleteTasks(teamId);
  const { list: text, common } = plagiarismText;
  const say = (message: string) => () => showToast({ kind: 'success', message });
  const complain = ({ message }: Error) => showToast({ kind: 'error', message });
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
        onOk: () => remove.mutateAsync([task.id]).then(say(text.removed), complain),
      }),
  };
}
