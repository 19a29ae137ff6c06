import { useNavigate } from 'react-router';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { compareText } from '../text.ts';

/** Spec section 8: the page for a document that is gone, with the way back of section 2. */
export function DocumentExpired() {
  const navigate = useNavigate();
  const text = compareText.task;
  const toList = { label: text.backToList, onClick: () => void navigate('/contract-compare/list') };
  return <PageMessage title={text.expiredTitle} detail={text.expiredDetail} action={toList} />;
}
