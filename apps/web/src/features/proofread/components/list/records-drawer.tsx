import { PROOFREADING_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Drawer, Empty, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { taskText } from '../../../../shared/tasks/task.text.ts';
import { TaskFilters } from '../../../../shared/tasks/task-filters.tsx';
import { TaskRename } from '../../../../shared/tasks/task-rename.tsx';
import { LIST_PAGE_SIZE, type ListFilter, listQuery } from '../../../../shared/tasks/use-list-filter.ts';
import { proofreadings } from '../../api/proofreadings.ts';
import { proofreadingText } from '../../text.ts';
import type { Proofreading } from '../../view-model/proofread-shapes.ts';
import { RecordRow } from './record-row.tsx';
import styles from './records-drawer.module.css';

const text = proofreadingText.list;
const DRAWER_PX = 520;

/** The specification has no list page for corrections: their list is a drawer, wherever it is wanted. */
export function RecordsDrawer({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Drawer open={isOpen} size={DRAWER_PX} title={text.title} destroyOnHidden onClose={onClose}>
      <Records onOpen={onClose} />
    </Drawer>
  );
}

export function RecordsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      <RecordsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Records({ onOpen }: { readonly onOpen: () => void }) {
  const teamId = useCurrentTeam();
  const [filter, setFilter] = useState<ListFilter>({ keyword: '', status: null, page: 1 });
  const list = proofreadings.useList(listQuery(teamId, filter));
  const isFiltered = filter.keyword !== '' || filter.status !== null;
  return (
    <>
      <TaskFilters
        statuses={proofreadingText.statuses}
        filter={filter}
        onChange={(part) => setFilter({ ...filter, page: 1, ...part })}
      />
      {list.isPending && <Skeleton active title={false} />}
      {list.isError && (
        <p role="alert">
          {taskText.loadFailed}
          <Button type="link" onClick={() => void list.refetch()}>
            {taskText.refresh}
          </Button>
        </p>
      )}
      {list.data?.total === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isFiltered ? text.none : text.empty} />
      )}
      <RecordRows tasks={list.data?.items ?? []} onOpen={onOpen} />
      <Pagination
        hideOnSinglePage
        size="small"
        current={filter.page}
        pageSize={LIST_PAGE_SIZE}
        total={list.data?.total ?? 0}
        showSizeChanger={false}
        onChange={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}

interface RecordRowsProps {
  readonly tasks: readonly Proofreading[];
  readonly onOpen: () => void;
}

function RecordRows({ tasks, onOpen }: RecordRowsProps) {
  const [renamed, setRenamed] = useState<Proofreading | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <RecordRow key={task.id} task={task} onOpen={onOpen} onRename={() => setRenamed(task)} />
        ))}
      </ul>
      {renamed && (
        <TaskRename<Proofreading>
          tasks={proofreadings}
          task={renamed}
          label={text.renameLabel}
          maxCharacters={PROOFREADING_TITLE_MAX_CHARACTERS}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}
