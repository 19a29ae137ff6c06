import { Button } from 'antd';
import { Link } from 'react-router';
import { ListEmpty } from '../../../shared/tasks/list-empty.tsx';
import { auditText } from '../text.ts';
import { useSampleAudit } from './use-sample-audit.ts';

export function AuditListEmpty({ teamId }: { readonly teamId: string | null }) {
  const text = auditText.list;
  const sample = useSampleAudit(teamId);
  return (
    <ListEmpty
      title={text.emptyTitle}
      detail={text.emptyDetail}
      actions={
        <>
          <Link to="/contract-audit/upload">
            <Button type="primary">{text.create}</Button>
          </Link>
          <Button loading={sample.isPending} onClick={() => sample.mutate()}>
            {sample.isPending ? text.samplePreparing : text.trySample}
          </Button>
        </>
      }
      note={text.sampleCost}
    />
  );
}
