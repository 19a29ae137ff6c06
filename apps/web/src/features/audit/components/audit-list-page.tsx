import { PlusOutlined } from '@ant-design/icons';
import { AUDIT_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RenameDialog } from '../../../shared/tasks/rename-dialog.tsx';
import { TaskListPage } from '../../../shared/tasks/task-list-page.tsx';
import { useListFilter } from '../../../shared/tasks/use-list-filter.ts';
import { useAudits } from '../api/use-audits.ts';
import { useRenameAudit } from '../api/use-rename-audit.ts';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import { AuditListEmpty } from './audit-list-empty.tsx';
import { AuditTable } from './audit-table.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { TemplatesButton } from './templates-button.tsx';

const PAGE_SIZE = 20;

type Dialog = { readonly kind: 'rename' | 'share'; readonly audit: Audit };

interface AuditListPageProps {
  readonly onCollaborate: (id: string) => void;
}

export function AuditListPage({ onCollaborate }: AuditListPageProps) {
  const text = auditText.list;
  const teamId = useCurrentTeam();
  const [filter, changeFilter] = useListFilter();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const list = useAudits({
    teamId,
    keyword: filter.keyword || undefined,
    status: filter.status ?? undefined,
    page: filter.page,
    pageSize: PAGE_SIZE,
  });
  return (
    <TaskListPage
      title={text.title}
      words={{ ...text, statuses: auditText.statuses }}
      actions={
        <>
          {teamId !== null && <TemplatesButton teamId={teamId} />}
          <Link to="/contract-audit/upload">
            <Button type="primary" icon={<PlusOutlined />}>
              {text.create}
            </Button>
          </Link>
        </>
      }
      filter={filter}
      onFilter={changeFilter}
      list={list}
      empty={<AuditListEmpty teamId={teamId} />}
    >
      <AuditTable
        page={list.data}
        isLoading={list.isPending || list.isPlaceholderData}
        current={filter.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => changeFilter({ page })}
        onRename={(audit) => setDialog({ kind: 'rename', audit })}
        onShare={(audit) => setDialog({ kind: 'share', audit })}
        onCollaborate={onCollaborate}
      />
      {dialog?.kind === 'rename' && <AuditRename audit={dialog.audit} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'share' && <ShareDialog audit={dialog.audit} onClose={() => setDialog(null)} />}
    </TaskListPage>
  );
}

function AuditRename({ audit, onClose }: { readonly audit: Audit; readonly onClose: () => void }) {
  const rename = useRenameAudit();
  return (
    <RenameDialog
      label={auditText.list.renameLabel}
      title={audit.title}
      maxCharacters={AUDIT_TITLE_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={(title) => rename.mutateAsync({ id: audit.id, title })}
      onClose={onClose}
    />
  );
}
