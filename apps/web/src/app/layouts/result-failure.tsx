import { useNavigate } from 'react-router';
import type { FailurePage } from '../../shared/http/failure-page.ts';
import { PageMessage } from '../../shared/ui/page-message.tsx';
import { resultText as text } from './result-layout.text.ts';

interface ResultFailureProps {
  readonly page: FailurePage;
  readonly listPath: string;
}

/** What a failed collaboration read shows instead of the document (docs/spec.md#failures). */
export function ResultFailure({ page, listPath }: ResultFailureProps) {
  const navigate = useNavigate();
  const toList = { label: text.backToList, onClick: () => void navigate(listPath) };
  switch (page.kind) {
    case 'documentExpired':
      return <PageMessage title={page.title} detail={page.detail} action={toList} />;
    case 'noPermission':
      return <PageMessage title={page.title} detail={page.detail} action={toList} />;
    case 'serviceInterrupted':
      return (
        <PageMessage title={page.title} action={{ label: text.refresh, onClick: () => location.reload() }} />
      );
  }
}
