import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { RecentList } from '../../../shared/tasks/recent-list.tsx';
import { useAudits } from '../api/use-audits.ts';
import { auditText } from '../text.ts';
import { auditPath } from '../view-model/audit-phase.ts';
import { AuditStatus } from './audit-status.tsx';

const RECENT_COUNT = 5;

export function RecentAudits() {
  const text = auditText.recent;
  const teamId = useCurrentTeam();
  const list = useAudits({ teamId, page: 1, pageSize: RECENT_COUNT });
  return (
    <RecentList
      title={text.title}
      all={<Link to="/contract-audit/list">{text.all}</Link>}
      empty={
        <>
          {text.empty} <Link to="/contract-audit/upload">{text.start}</Link>
        </>
      }
      items={list.data?.items.map((audit) => ({
        ...audit,
        path: auditPath(audit),
        status: <AuditStatus audit={audit} />,
      }))}
      isFailed={list.isError}
      onRetry={() => list.refetch()}
    />
  );
}
