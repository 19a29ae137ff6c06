import { useNavigate } from 'react-router';
import { PageMessage } from '../../shared/ui/page-message.tsx';
import { appText as text } from '../text.ts';

export function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <main>
      <PageMessage
        title={text.notFoundTitle}
        detail={text.notFoundDetail}
        action={{ label: text.backHome, onClick: () => void navigate('/') }}
      />
    </main>
  );
}

/** Shown when a page's code fails; a reload fetches the current version of it. */
export function CrashedScreen() {
  return (
    <main>
      <PageMessage
        title={text.crashedTitle}
        detail={text.crashedDetail}
        action={{ label: text.refresh, onClick: () => location.reload() }}
      />
    </main>
  );
}
