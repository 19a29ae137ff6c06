import { Button, Popconfirm, Progress } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useCancelConversion, useConversion, useDeleteConversion } from '../api/use-conversions.ts';
import { convertText } from '../text.ts';
import { operationTitle } from '../view-model/operations.ts';
import type { Conversion } from '../view-model/shapes.ts';
import { fileViews, isUnfinished, statusText, taskPercent } from '../view-model/task-view.ts';
import { OutputList } from './output-list.tsx';
import { TaskEnded } from './task-ended.tsx';
import { TaskMissing } from './task-missing.tsx';
import { TaskNotes } from './task-notes.tsx';
import styles from './task-panel.module.css';
import { useSplitProgress } from './use-split-progress.ts';

const START_PATH = '/convert-tool/convert';

export function ConversionTask({ id, teamId }: { readonly id: string; readonly teamId: string }) {
  const query = useConversion(id);
  const task = query.data;
  if (!task && query.error) return <TaskMissing error={query.error} onRetry={() => query.refetch()} />;
  if (!task) return <PageLoading />;
  if (isUnfinished(task.status)) return <Running task={task} />;
  if (task.status !== 'complete') return <TaskEnded task={task} startPath={START_PATH} />;
  return <Finished task={task} teamId={teamId} />;
}

function Running({ task }: { readonly task: Conversion }) {
  const { task: text, stageDetails, common } = convertText;
  const cancel = useCancelConversion();
  const splitPercent = useSplitProgress(task);
  const percent = splitPercent ?? taskPercent(task);
  const onCancel = () =>
    cancel.mutate(task.id, {
      onSuccess: () => showToast({ kind: 'success', message: common.cancelled }),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <section className={styles.panel} aria-label={text.running}>
      <TaskName task={task} />
      <Progress
        percent={percent}
        status="normal"
        aria-label={splitPercent === null ? statusText(task) : text.splitProgress}
      />
      <p className={styles.note} aria-live="polite">
        {stageDetails[task.progress.stage]}
      </p>
      {task.files.length > 1 && <FileProgress task={task} />}
      <p className={styles.note}>{common.stillRunning}</p>
      {task.abilities.change && (
        <div className={styles.actions}>
          <Button loading={cancel.isPending} onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}

function TaskName({ task }: { readonly task: Conversion }) {
  return (
    <p className={styles.name}>
      {task.title}
      <span className={styles.what}>{operationTitle(task.operation)}</span>
    </p>
  );
}

function FileProgress({ task }: { readonly task: Conversion }) {
  return (
    <ul className={styles.files}>
      {fileViews(task).map(({ name, percent, state, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a task's files never change their places, and names may repeat
        <li key={index} className={styles.file} data-state={state}>
          <span className={styles.fileName} title={name}>
            {name}
          </span>
          <span className={styles.fileState}>{detail}</span>
          {state === 'running' && (
            <Progress
              className={styles.fileBar ?? ''}
              percent={percent}
              size="small"
              showInfo={false}
              aria-label={convertText.task.fileProgress(name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Finished({ task, teamId }: { readonly task: Conversion; readonly teamId: string }) {
  const { task: text, common } = convertText;
  const [, setSearch] = useSearchParams();
  const failures = task.files.flatMap(({ failure }) => failure ?? []);
  return (
    <section className={styles.panel} aria-label={text.outputs}>
      <TaskName task={task} />
      <OutputList task={task} teamId={teamId} />
      <TaskNotes notes={[...failures, ...task.notes]} />
      <div className={styles.actions}>
        <Button onClick={() => setSearch({})}>{text.more}</Button>
        {task.abilities.delete && <DeleteButton id={task.id} label={common.remove} />}
      </div>
    </section>
  );
}

function DeleteButton({ id, label }: { readonly id: string; readonly label: string }) {
  const { common } = convertText;
  const navigate = useNavigate();
  const remove = useDeleteConversion();
  const onRemove = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', message: common.removed });
        void navigate('/convert-tool/list');
      },
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <Popconfirm
      title={common.removeTitle}
      description={common.removeDetail}
      okText={label}
      cancelText={common.keep}
      onConfirm={onRemove}
    >
      <Button type="text" loading={remove.isPending}>
        {label}
      </Button>
    </Popconfirm>
  );
}
