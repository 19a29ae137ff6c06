import { PlusOutlined } from '@ant-design/icons';
import { PLAGIARISM_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { ListEmpty } from '../../../shared/tasks/list-empty.tsx';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { TaskListPage } from '../../../shared/tasks/task-list-page.tsx';
import { useListFilter } from '../../../shared/tasks/use-list-filter.ts';
import { useRenameTask } from '../api/use-task-actions.ts';
import { useTasks } from '../api/use-tasks.ts';
import { plagiarismText } from '../text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { resultPath } from '../view-model/task-view.ts';
import { PlagiarismTable } from './plagiarism-table.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TeamDialogs } from './team-dialogs.tsx';

const PAGE_SIZE = 20;

type Dialog = { readonly kind: 'rename' | 'share'; readonly task: PlagiarismTask };

interface PlagiarismListPageProps {
  /** Sharing with named people, by the address of the result. */
  readonly onCollaborate: (shared: { readonly id: string; readonly path: string }) => void;
}

export function PlagiarismListPage({ onCollaborate }: PlagiarismListPageProps) {
  const text = plagiarismText.list;
  const teamId = useCurrentTeam();
  const [filter, changeFilter] = useListFilter();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const list = useTasks({
    teamId,
    keyword: filter.keyword || undefined,
    status: filter.status ?? undefined,
    page: filter.page,
    pageSize: PAGE_SIZE,
  });
  return (
    <TaskListPage
      title={text.title}
      words={{ ...text, statuses: plagiarismText.statuses }}
      actions={
        <>
          {teamId !== null && <TeamDialogs teamId={teamId} />}
          <CreateButton />
        </>
      }
      filter={filter}
      onFilter={changeFilter}
      list={list}
      empty={
        <ListEmpty
          title={text.emptyTitle}
          detail={text.emptyDetail}
          actions={<CreateButton />}
          note={text.emptyNote}
        />
      }
    >
      <PlagiarismTable
        teamId={teamId}
        page={list.data}
        isLoading={list.isPending || list.isPlaceholderData}
        current={filter.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => changeFilter({ page })}
        onRename={(task) => setDialog({ kind: 'rename', task })}
        onShare={(task) => setDialog({ kind: 'share', task })}
        onCollaborate={(task) => onCollaborate({ id: task.id, path: resultPath(task) })}
      />
      {dialog?.kind === 'rename' && <TaskRename task={dialog.task} onClose={close} />}
      {dialog?.kind === 'share' && <ShareDialog task={dialog.task} onClose={close} />}
    </TaskListPage>
  );
}

function CreateButton() {
  return (
    <Link to="/plagiarism/upload">
      <Button type="primary" icon={<PlusOutlined />}>
        {plagiarismText.list.create}
      </Button>
    </Link>
  );
}

interface TaskRenameProps {
  readonly task: PlagiarismTask;
  readonly onClose: () => void;
}

function TaskRename({ task, onClose }: TaskRenameProps) {
  const rename = useRenameTask();
  return (
    <RenameDialog
      label={plagiarismText.list.renameLabel}
      title={task.title}
      maxCharacters={PLAGIARISM_TITLE_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ id: task.id, title })}
      onClose={onClose}
    />
  );
}
