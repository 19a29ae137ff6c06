import { useNavigate } from 'react-router';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { auditText } from '../text.ts';

/** Spec section 8: the page for a document that is gone, with the way back of section 2. */
export function AuditGone() {
  const navigate = useNavigate();
  const text = auditText.reading;
  const toList = { label: text.toList, onClick: () => void navigate('/contract-audit/list') };
  return <PageMessage title={text.goneTitle} detail={text.goneDetail} action={toList} />;
}
