import { App } from 'antd';
import type { AnyTask, SimpleTasks } from './create-tasks.ts';
import { taskText } from './task.text.ts';

export interface AskWords {
  readonly cancel: string;
  readonly cancelTitle: string;
  readonly keepRunning: string;
  readonly removeDetail: string;
}

/** Irreversible actions need a confirmation. */
export function useAskedActions<Task extends AnyTask>(
  tasks: Pick<SimpleTasks<Task>, 'useCancel' | 'useRemove'>,
  words: AskWords,
  cancelDetail: (task: Task) => string,
) {
  const { modal } = App.useApp();
  const cancel = tasks.useCancel();
  return {
    cancel: (task: Task) =>
      modal.confirm({
        title: words.cancelTitle,
        content: cancelDetail(task),
        okText: words.cancel,
        cancelText: words.keepRunning,
        onOk: () => cancel.mutateAsync(task).catch(alreadyTold),
      }),
    remove: useAskedRemoval(tasks, words.removeDetail),
  };
}

function useAskedRemoval<Task extends AnyTask>(
  tasks: Pick<SimpleTasks<Task>, 'useRemove'>,
  detail: string,
): (task: Task) => void {
  const { modal } = App.useApp();
  const remove = tasks.useRemove();
  return (task) =>
    modal.confirm({
      title: taskText.removeTitle(task.title),
      content: detail,
      okText: taskText.remove,
      okButtonProps: { danger: true },
      cancelText: taskText.cancel,
      onOk: () => remove.mutateAsync(task).catch(alreadyTold),
    });
}

/** The hooks say what failed; the question is closed all the same. */
function alreadyTold(): void {}
