import { useState } from 'react';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { useNoDialog } from '../../../shared/ui/use-no-dialog.ts';
import { type Notice, useAcknowledge, useNotices } from '../api/use-notices.ts';
import { messagesText as text } from '../text.ts';
import { versionOf, versionToShow } from '../view-model/version-notice.ts';

const NoticeDialog = openLater(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** The news of a version, shown when no other dialog is open. */
export function VersionDialog({ teamId }: { readonly teamId: string }) {
  const notices = useNotices(teamId).data?.items;
  const [isClosed, setClosed] = useState(false);
  const version = notices ? versionToShow(notices, new Date()) : null;
  if (!version || isClosed) return null;
  return <WhenFree key={version.id} version={version} onClose={() => setClosed(true)} />;
}

function WhenFree({ version, onClose }: { readonly version: Notice; readonly onClose: () => void }) {
  const acknowledge = useAcknowledge();
  const isTurn = useNoDialog();
  const close = () => {
    onClose();
    acknowledge.mutate(version);
  };
  return isTurn ? (
    <NoticeDialog notice={version} title={text.versionTitle(versionOf(version))} onClose={close} />
  ) : null;
}
