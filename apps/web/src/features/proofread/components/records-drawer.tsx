import { PROOFREADING_TITLE_MAX_CHARACTERS, type TaskStatus as Status, taskStatuses } from '@wenjian/api';
import { Button, Drawer, Empty, Input, Pagination, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { useRenameProofreading } from '../api/use-proofreading-actions.ts';
import { useProofreadings } from '../api/use-proofreadings.ts';
import { proofreadingText } from '../text.ts';
import type { Proofreading } from '../view-model/proofread-shapes.ts';
import { RecordRow } from './record-row.tsx';
import styles from './records-drawer.module.css';

const text = proofreadingText.list;
const DRAWER_PX = 520;
const PAGE_SIZE = 20;

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

interface Filter {
  readonly keyword: string;
  readonly status: Status | null;
  readonly page: number;
}

function Records({ onOpen }: { readonly onOpen: () => void }) {
  const teamId = useCurrentTeam();
  const [filter, setFilter] = useState<Filter>({ keyword: '', status: null, page: 1 });
  const list = useProofreadings({
    teamId,
    keyword: filter.keyword || undefined,
    status: filter.status ?? undefined,
    page: filter.page,
    pageSize: PAGE_SIZE,
  });
  const isFiltered = filter.keyword !== '' || filter.status !== null;
  return (
    <>
      <RecordFilters onFilter={(part) => setFilter({ ...filter, page: 1, ...part })} />
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
        pageSize={PAGE_SIZE}
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
      {renamed && <Rename task={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}

const ALL = 'all';

function RecordFilters({ onFilter }: { readonly onFilter: (part: Partial<Filter>) => void }) {
  const options = taskStatuses.map((value) => ({ value, label: proofreadingText.statuses[value] }));
  return (
    <div className={styles.filters}>
      <Input.Search
        allowClear
        placeholder={text.search}
        aria-label={text.search}
        onSearch={(keyword) => onFilter({ keyword: keyword.trim() })}
      />
      <Select
        defaultValue={ALL}
        aria-label={text.status}
        popupMatchSelectWidth={false}
        options={[{ value: ALL, label: taskText.allStatuses }, ...options]}
        onChange={(value) => onFilter({ status: taskStatuses.find((status) => status === value) ?? null })}
      />
    </div>
  );
}

function Rename({ task, onClose }: { readonly task: Proofreading; readonly onClose: () => void }) {
  const rename = useRenameProofreading();
  return (
    <RenameDialog
      label={text.renameLabel}
      title={task.title}
      maxCharacters={PROOFREADING_TITLE_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ id: task.id, title })}
      onClose={onClose}
    />
  );
}
