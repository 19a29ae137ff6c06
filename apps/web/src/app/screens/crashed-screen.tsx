import { PageMessage } from '../../shared/ui/page-message.tsx';
import { appText as text } from '../text.ts';

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
