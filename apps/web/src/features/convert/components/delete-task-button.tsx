import { Button, Popconfirm } from 'antd';
import { useNavigate } from 'react-router';
import type { AnyTask, SimpleTasks } from '../../../shared/tasks/create-tasks.ts';
import { convertText } from '../text.ts';

interface DeleteTaskButtonProps<Task extends AnyTask> {
  readonly tasks: Pick<SimpleTasks<Task>, 'useRemove'>;
  readonly task: Task;
}

/** Confirms before it deletes, then leaves the page. */
export function DeleteTaskButton<Task extends AnyTask>({ tasks, task }: DeleteTaskButtonProps<Task>) {
  const { common } = convertText;
  const navigate = useNavigate();
  const remove = tasks.useRemove();
  return (
    <Popconfirm
      title={common.removeTitle}
      description={common.removeDetail}
      okText={common.remove}
      cancelText={common.keep}
      onConfirm={() => remove.mutate(task, { onSuccess: () => void navigate('/convert-tool/list') })}
    >
      <Button type="text" loading={remove.isPending}>
        {common.remove}
      </Button>
    </Popconfirm>
  );
}
