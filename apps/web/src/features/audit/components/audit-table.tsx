import type { TableColumnsType } from 'antd';
import { taskText } from '../../../shared/tasks/task.text.ts';
import { DecidedCell, NameCell, NothingCell } from '../../../shared/tasks/task-cells.tsx';
import { TaskTable } from '../../../shared/tasks/task-table.tsx';
import { auditText } from '../text.ts';
import { auditPath } from '../view-model/audit-phase.ts';
import type { Audit, AuditPage } from '../view-model/audit-shapes.ts';
import { AuditRowActions } from './audit-row-actions.tsx';
import { AuditStatus } from './audit-status.tsx';
import { LevelCounts } from './level-counts.tsx';

interface AuditTableProps {
  readonly page: AuditPage | undefined;
  readonly isLoading: boolean;
  readonly current: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onRename: (audit: Audit) => void;
  readonly onShare: (audit: Audit) => void;
  readonly onCollaborate: (id: string) => void;
}

export function AuditTable({ onRename, onShare, onCollaborate, ...table }: AuditTableProps) {
  return (
    <TaskTable<Audit>
      {...table}
      columns={columns}
      name={(audit) => <NameCell title={audit.title} path={auditPath(audit)} detail={detailOf(audit)} />}
      status={(audit) => <AuditStatus audit={audit} />}
      narrowDetail={({ statistics }) => statistics && <LevelCounts statistics={statistics} />}
      actions={(audit) => (
        <AuditRowActions
          audit={audit}
          onRename={() => onRename(audit)}
          onShare={() => onShare(audit)}
          onCollaborate={() => onCollaborate(audit.id)}
        />
      )}
    />
  );
}

const columns: TableColumnsType<Audit> = [
  {
    title: auditText.list.risks,
    key: 'risks',
    width: 170,
    responsive: ['lg'],
    render: (_, { statistics }) => (statistics ? <LevelCounts statistics={statistics} /> : <NothingCell />),
  },
  {
    title: taskText.columns.decided,
    key: 'decided',
    width: 100,
    responsive: ['xl'],
    render: (_, { decided }) => <DecidedCell decided={decided} />,
  },
];

/** The file, and its review settings. */
function detailOf({ file, standpoint, templateName }: Audit): string {
  return [file.name, standpoint, templateName].filter((part) => part !== null).join(' · ');
}
