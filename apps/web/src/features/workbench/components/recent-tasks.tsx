import { type TaskTool, taskTools, toolTable } from '@wenjian/api';
import { Alert, Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { TaskStatus } from '../../../shared/tasks/task-status.tsx';
import { toolOfTask } from '../../../shared/tools/view-model/file-tools.ts';
import type { RecentTask } from '../api/use-recent-tasks.ts';
import { workbenchText } from '../text.ts';
import { recentStatus } from '../view-model/recent-words.ts';
import styles from './recent-tasks.module.css';
import { ToolIcon } from './tool-icon.tsx';
import type { FilteredTasks } from './use-filtered-tasks.ts';

const text = workbenchText.recent;

interface RecentTasksProps {
  readonly tasks: FilteredTasks;
  /** In a team space, users can filter by their own tasks. */
  readonly isShared: boolean;
  /** Opens the sample contract; null when it is already open. */
  readonly onSample: (() => void) | null;
}

/** The recent tasks of the space, of all tools, with their progress. */
export function RecentTasks({ tasks, isShared, onSample }: RecentTasksProps) {
  const { list, isFiltered, isEmpty, showMore } = tasks;
  return (
    <section className={styles.card} aria-label={text.title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <div className={styles.filters}>
          {onSample && (
            <Button type="link" size="small" onClick={onSample}>
              {text.sample}
            </Button>
          )}
          <Filters tasks={tasks} isShared={isShared} />
        </div>
      </header>
      {list.isPending && <Skeleton active title={false} />}
      {list.isError && <Failed onRetry={() => void list.refetch()} />}
      {isEmpty && <p className={styles.note}>{isFiltered ? text.emptyFiltered : text.empty}</p>}
      <Rows items={list.data?.items ?? []} isStale={list.isPlaceholderData} />
      {showMore && (
        <Button block type="text" onClick={showMore}>
          {text.more}
        </Button>
      )}
    </section>
  );
}

function Filters({ tasks, isShared }: Pick<RecentTasksProps, 'tasks' | 'isShared'>) {
  const { tool, setTool, isOwn, setOwn } = tasks;
  return (
    <>
      {isShared && (
        <label className={styles.own}>
          <input type="checkbox" checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
          {text.own}
        </label>
      )}
      {/* Fields of the browser: the first screen does without the library's, which are large. */}
      <select
        aria-label={text.filter}
        className={styles.tools}
        value={tool ?? ''}
        onChange={({ target }) => setTool(taskTools.find((name) => name === target.value) ?? null)}
      >
        <option value="">{text.allTools}</option>
        {taskTools.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      title={text.failed}
      action={
        <Button size="small" onClick={onRetry}>
          {text.retry}
        </Button>
      }
    />
  );
}

interface RowsProps {
  readonly items: readonly RecentTask[];
  /** From the last filter: the new data is loading. */
  readonly isStale: boolean;
}

function Rows({ items, isStale }: RowsProps) {
  const now = new Date();
  return (
    <ul className={styles.list} aria-busy={isStale}>
      {items.map((task) => (
        <Row key={task.id} task={task} now={now} />
      ))}
    </ul>
  );
}

function Row({ task, now }: { readonly task: RecentTask; readonly now: Date }) {
  const { tool, title, link, ownerName, askedAt } = task;
  return (
    <li className={styles.item}>
      <ToolIcon tool={toolOfTask(tool)} />
      <div className={styles.names}>
        <Link className={styles.name} to={link} title={title}>
          {title}
        </Link>
        <span className={styles.what}>
          {nameOf(tool)}
          {ownerName !== null && ` · ${ownerName}`}
        </span>
      </div>
      <div className={styles.status}>
        <TaskStatus {...recentStatus(task)} />
      </div>
      <time className={styles.time} dateTime={askedAt}>
        {formatInstant(askedAt, now)}
      </time>
    </li>
  );
}

function nameOf(tool: TaskTool): string {
  return tool === 'document' ? text.document : toolTable[tool].title;
}
