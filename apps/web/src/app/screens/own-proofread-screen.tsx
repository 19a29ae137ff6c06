import { useSearchParams } from 'react-router';
import { OwnProofreadPage } from '../../features/proofread/components/result/own-page.tsx';
import { DiscussedResult } from '../layouts/discussed-result.tsx';

/** A member's own correction; its findings can be discussed. */
export function OwnProofreadScreen() {
  const [query] = useSearchParams();
  return (
    <DiscussedResult productId={query.get('id')}>
      <OwnProofreadPage />
    </DiscussedResult>
  );
}
