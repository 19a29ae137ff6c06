import type { AnyTask, Tasks } from './create-tasks.ts';
import { RenameDialog } from './rename-dialog.tsx';

interface TaskRenameProps<Task extends AnyTask> {
  readonly tasks: Pick<Tasks<Task>, 'useRename'>;
  readonly task: Pick<Task, 'id' | 'title'>;
  readonly label: string;
  readonly maxCharacters: number;
  readonly onClose: () => void;
}

export function TaskRename<Task extends AnyTask>({ tasks, task, ...dialog }: TaskRenameProps<Task>) {
  const rename = tasks.useRename();
  return (
    <RenameDialog
      {...dialog}
      title={task.title}
      isSaving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ id: task.id, title })}
    />
  );
}
