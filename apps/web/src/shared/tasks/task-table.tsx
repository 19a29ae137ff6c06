import { Grid, Table, type TableColumnsType } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../format/format-count.ts';
import { formatInstant } from '../format/format-instant.ts';
import { usePaneSize } from '../pdf/use-pane-size.ts';
import { taskText } from './task.text.ts';
import styles from './task-list.module.css';
import { LIST_PAGE_SIZE } from './use-list-filter.ts';

interface ListedTask {
  readonly id: string;
  readonly createdAt: string;
}

/** What a tool shows of its tasks. */
export interface TaskTableSlots<Task> {
  readonly name: (task: Task) => ReactNode;
  readonly status: (task: Task) => ReactNode;
  /** Between the status and the time, on wide screens. */
  readonly columns: TableColumnsType<Task>;
  /** Below the status, on narrow screens. */
  readonly narrowDetail?: (task: Task) => ReactNode;
  /** For actions on several tasks: the bar above the table while some are chosen. */
  readonly batch?: {
    readonly canChoose: (task: Task) => boolean;
    readonly bar: (ids: readonly string[], clear: () => void) => ReactNode;
  };
}

interface TaskTableProps<Task extends ListedTask> extends TaskTableSlots<Task> {
  readonly page: { readonly items: readonly Task[]; readonly total: number } | undefined;
  readonly isLoading: boolean;
  readonly current: number;
  readonly onPage: (page: number) => void;
  readonly actions: (task: Task) => ReactNode;
}

const ACTIONS_WIDE_PX = 120;
const ACTIONS_NARROW_PX = 112;
/** What the columns need, so that the name keeps room; more of them are shown in a window of the size `xl`. */
const ROOM_PX = { lg: 700, xl: 900 };

/** The tasks of a tool: name and status, the tool's figures, the time, and the actions. */
export function TaskTable<Task extends ListedTask>(props: TaskTableProps<Task>) {
  const { page, isLoading, current, onPage, batch } = props;
  const { frame, isWide } = useRoom();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // A task that is no longer on the page cannot be selected.
  const ids = chosen.filter((id) => page?.items.some((task) => task.id === id));
  return (
    <div ref={frame}>
      {ids.length > 0 && batch?.bar(ids, () => setChosen([]))}
      <Table<Task>
        rowKey="id"
        columns={isWide ? wideColumns(props) : narrowColumns(props)}
        dataSource={page?.items ?? []}
        loading={isLoading}
        tableLayout="fixed"
        showHeader={isWide}
        {...(batch && {
          rowSelection: {
            selectedRowKeys: ids,
            getCheckboxProps: (task: Task) => ({ disabled: !batch.canChoose(task) }),
            onChange: (keys) => setChosen(keys.map(String)),
          },
        })}
        pagination={{
          current,
          pageSize: LIST_PAGE_SIZE,
          total: page?.total ?? 0,
          showSizeChanger: false,
          showTotal: (total) => taskText.total(formatCount(total)),
          onChange: onPage,
        }}
      />
    </div>
  );
}

/** The assistant may stand beside the list: a wide window is then not enough. */
function useRoom() {
  const { lg = true, xl = true } = Grid.useBreakpoint();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = usePaneSize(frame);
  // Before it is drawn, nothing has a width.
  const hasRoom = width === 0 || width >= (xl ? ROOM_PX.xl : ROOM_PX.lg);
  return { frame, isWide: lg && hasRoom };
}

function wideColumns<Task extends ListedTask>(props: TaskTableProps<Task>): TableColumnsType<Task> {
  const { columns: words } = taskText;
  const now = new Date();
  return [
    { title: words.title, key: 'title', render: (_, task) => props.name(task) },
    { title: words.status, key: 'status', width: 200, render: (_, task) => props.status(task) },
    ...props.columns,
    {
      title: words.createdAt,
      key: 'createdAt',
      width: 160,
      responsive: ['xl'],
      render: (_, task) => (
        <time className={styles.time} dateTime={task.createdAt}>
          {formatInstant(task.createdAt, now)}
        </time>
      ),
    },
    actionsColumn(props, ACTIONS_WIDE_PX),
  ];
}

/** On narrow screens the status is below the name. */
function narrowColumns<Task extends ListedTask>(props: TaskTableProps<Task>): TableColumnsType<Task> {
  return [
    {
      title: taskText.columns.title,
      key: 'title',
      render: (_, task) => (
        <>
          {props.name(task)}
          {props.status(task)}
          {props.narrowDetail?.(task)}
        </>
      ),
    },
    actionsColumn(props, ACTIONS_NARROW_PX),
  ];
}

function actionsColumn<Task extends ListedTask>(
  { actions }: TaskTableProps<Task>,
  width: number,
): TableColumnsType<Task>[number] {
  return { title: taskText.columns.actions, key: 'actions', width, render: (_, task) => actions(task) };
}
