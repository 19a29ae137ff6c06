import { PlusOutlined } from '@ant-design/icons';
import { COMPARISON_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { TaskListPage } from '../../../shared/tasks/task-list-page.tsx';
import { useListFilter } from '../../../shared/tasks/use-list-filter.ts';
import { useComparisons } from '../api/use-comparisons.ts';
import { useRenameComparison } from '../api/use-rename-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';
import { ComparisonListEmpty } from './comparison-list-empty.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const PAGE_SIZE = 20;

interface CompareListPageProps {
  readonly onShare: (id: string) => void;
}

export function CompareListPage({ onShare }: CompareListPageProps) {
  const text = compareText.list;
  const teamId = useCurrentTeam();
  const [filter, changeFilter] = useListFilter();
  const [renamed, setRenamed] = useState<Comparison | null>(null);
  const list = useComparisons({
    teamId,
    keyword: filter.keyword || undefined,
    status: filter.status ?? undefined,
    page: filter.page,
    pageSize: PAGE_SIZE,
  });
  return (
    <TaskListPage
      title={text.title}
      words={{ ...text, statuses: compareText.statuses }}
      actions={
        <Link to="/contract-compare/upload">
          <Button type="primary" icon={<PlusOutlined />}>
            {text.create}
          </Button>
        </Link>
      }
      filter={filter}
      onFilter={changeFilter}
      list={list}
      empty={<ComparisonListEmpty teamId={teamId} />}
    >
      <ComparisonTable
        page={list.data}
        isLoading={list.isPending || list.isPlaceholderData}
        current={filter.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => changeFilter({ page })}
        onRename={setRenamed}
        onShare={onShare}
      />
      {renamed && <ComparisonRename key={renamed.id} task={renamed} onClose={() => setRenamed(null)} />}
    </TaskListPage>
  );
}

function ComparisonRename({ task, onClose }: { readonly task: Comparison; readonly onClose: () => void }) {
  const rename = useRenameComparison();
  return (
    <RenameDialog
      label={compareText.list.renameLabel}
      title={task.title}
      maxCharacters={COMPARISON_TITLE_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ id: task.id, title })}
      onClose={onClose}
    />
  );
}
