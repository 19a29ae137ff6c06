import { PlusOutlined } from '@ant-design/icons';
import type { TaskStatus } from '@wenjian/api';
import { Alert, Button, Empty } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useWorksInSpace } from '../session/space-rights.ts';
import { useCurrentTeam } from '../session/use-current-team.ts';
import type { AnyTask, Tasks } from './create-tasks.ts';
import { ListEmpty } from './list-empty.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import { taskText } from './task.text.ts';
import { TaskFilters } from './task-filters.tsx';
import styles from './task-list.module.css';
import { TaskRename } from './task-rename.tsx';
import { TaskTable, type TaskTableSlots } from './task-table.tsx';
import { type AskWords, useAskedActions } from './use-asked-actions.ts';
import { listQuery, useListFilter } from './use-list-filter.ts';

export interface ListWords extends AskWords {
  readonly title: string;
  readonly create: string;
  readonly statuses: Readonly<Record<TaskStatus, string>>;
  readonly renameLabel: string;
  readonly emptyTitle: string;
  readonly emptyDetail: string;
  readonly emptyNote: string;
  readonly emptyFiltered: string;
}

/** The actions that every list offers, where the task allows them. */
interface AskedActions {
  readonly rename: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

interface TaskListPageProps<Task extends AnyTask> extends TaskTableSlots<Task> {
  readonly tasks: Tasks<Task>;
  readonly words: ListWords;
  readonly titleMaxCharacters: number;
  readonly uploadPath: string;
  /** Beside the primary action. */
  readonly tools?: (teamId: string) => ReactNode;
  /** Tries the tool on its own example, from the empty list. */
  readonly sample?: { readonly isPending: boolean; readonly mutate: () => void };
  /** What is lost when this task is cancelled. */
  readonly cancelDetail: (task: Task) => string;
  readonly open: (task: Task) => { readonly label: string; readonly path: string };
  readonly actions: (task: Task, asked: AskedActions) => readonly RowAction[];
  readonly children?: ReactNode;
}

/** A tool's list: title, filter, table, and the empty and failed states. */
export function TaskListPage<Task extends AnyTask>(props: TaskListPageProps<Task>) {
  const { tasks, words, titleMaxCharacters, uploadPath, open, actions, children, ...slots } = props;
  const teamId = useCurrentTeam();
  const [filter, changeFilter] = useListFilter();
  const [renamed, setRenamed] = useState<Task | null>(null);
  const ask = useAskedActions(tasks, words, slots.cancelDetail);
  const actionsOf = (task: Task) =>
    actions(task, {
      rename: () => setRenamed(task),
      cancel: () => ask.cancel(task),
      remove: () => ask.remove(task),
    });
  const list = tasks.useList(listQuery(teamId, filter));
  const isFiltered = filter.keyword !== '' || filter.status !== null || filter.ids !== '';
  const works = useWorksInSpace();
  const isEmpty = list.data?.total === 0 && !list.isPlaceholderData;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title}</h1>
        <div className={styles.headActions}>
          {teamId !== null && slots.tools?.(teamId)}
          {works && (
            <Link to={uploadPath}>
              <Button type="primary" icon={<PlusOutlined />}>
                {words.create}
              </Button>
            </Link>
          )}
        </div>
      </header>
      <div className={styles.card}>
        {(!isEmpty || isFiltered) && (
          <TaskFilters
            key={filter.keyword}
            statuses={words.statuses}
            filter={filter}
            onChange={changeFilter}
          />
        )}
        {filter.ids !== '' && (
          <Alert
            type="info"
            showIcon
            className={styles.batch ?? ''}
            title={taskText.batch.shown(filter.ids.split(',').length)}
            action={
              <Button size="small" onClick={() => changeFilter({ ids: '' })}>
                {taskText.batch.all}
              </Button>
            }
          />
        )}
        {list.error ? (
          <ListFailure message={list.error.message} onRetry={() => void list.refetch()} />
        ) : !isEmpty ? (
          <TaskTable<Task>
            {...slots}
            page={list.data}
            isLoading={list.isPending || list.isPlaceholderData}
            current={filter.page}
            onPage={(page) => changeFilter({ page })}
            actions={(task) => <RowActions title={task.title} open={open(task)} actions={actionsOf(task)} />}
          />
        ) : isFiltered ? (
          <NothingFound
            words={words.emptyFiltered}
            onClear={() => changeFilter({ keyword: '', status: null, ids: '' })}
          />
        ) : (
          <NothingYet words={words} uploadPath={uploadPath} sample={slots.sample} />
        )}
      </div>
      {renamed && (
        <TaskRename
          tasks={tasks}
          task={renamed}
          label={words.renameLabel}
          maxCharacters={titleMaxCharacters}
          onClose={() => setRenamed(null)}
        />
      )}
      {children}
    </div>
  );
}

function ListFailure({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Alert
        type="error"
        showIcon
        title={taskText.loadFailed}
        description={message}
        action={<Button onClick={onRetry}>{taskText.refresh}</Button>}
      />
    </div>
  );
}

function NothingFound({ words, onClear }: { readonly words: string; readonly onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words} />
      <Button onClick={onClear}>{taskText.clearFilter}</Button>
    </div>
  );
}

interface NothingYetProps {
  readonly words: ListWords;
  readonly uploadPath: string;
  readonly sample: TaskListPageProps<AnyTask>['sample'];
}

function NothingYet({ words, uploadPath, sample }: NothingYetProps) {
  if (!useWorksInSpace())
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={words.emptyTitle} />;
  return (
    <ListEmpty
      title={words.emptyTitle}
      detail={words.emptyDetail}
      actions={
        <>
          <Link to={uploadPath}>
            <Button type="primary">{words.create}</Button>
          </Link>
          {sample && (
            <Button loading={sample.isPending} onClick={() => sample.mutate()}>
              {sample.isPending ? taskText.samplePreparing : taskText.trySample}
            </Button>
          )}
        </>
      }
      note={words.emptyNote}
    />
  );
}
