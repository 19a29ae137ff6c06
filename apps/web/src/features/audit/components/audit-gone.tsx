import { useNavigate } from 'react-router';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { auditText } from '../text.ts';

/** The page for a document that is gone (docs/spec.md#failures), with the way back of docs/spec.md#return-destinations */
export function AuditGone() {
  const navigate = useNavigate();
  const text = auditText.reading;
  const toList = { label: text.toList, onClick: () => void navigate('/contract-audit/list') };
  return <PageMessage title={text.goneTitle} detail={text.goneDetail} action={toList} />;
}
