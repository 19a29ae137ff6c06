import { useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SignInDialog } from '../../features/account/components/sign-in-dialog.tsx';
import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import { InvitationNote } from '../../features/invitations/components/invitation-note.tsx';
import { SiteShell } from '../../features/site/components/frame/site-shell.tsx';
import { type Site, SiteContext } from '../../features/site/site-context.ts';
import { destinationAfterSignIn } from '../../shared/session/safe-path.ts';
import { useSession } from '../session/use-session.ts';

/** Results open to everybody, in the site's frame: the only public pages that show a workbench. */
export function PublicLayout() {
  const { pathname: path, search } = useLocation();
  const { kind } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const session = kind === 'valid' || kind === 'none' ? kind : 'unknown';
  const site = useMemo<Site>(
    () => ({
      ...{ path, search, session, inquire: openInquiry },
      signIn: (to) => setWanted(to ?? destinationAfterSignIn(search)),
    }),
    [path, search, session],
  );
  return (
    <SiteContext value={site}>
      <SiteShell>
        <Outlet />
      </SiteShell>
      {wanted === null || session === 'valid' ? null : (
        <SignInDialog
          note={<InvitationNote />}
          destination={wanted}
          onClose={() => setWanted(null)}
          onSignedIn={() => location.assign(wanted)}
        />
      )}
    </SiteContext>
  );
}
