import { useEffect } from 'react';
import { SignInDialog } from '../../features/account/components/sign-in-dialog.tsx';
import { InquiryDialogs } from '../../features/inquiries/components/inquiry-dialogs.tsx';
import { InvitationNote } from '../../features/invitations/components/invitation-note.tsx';
import { ConsentBar } from '../../features/site/components/frame/consent-bar.tsx';
import { consentText } from '../../features/site/consent.text.ts';
import { guardRequests } from '../guard/guard.ts';
import { makeGuardRequests } from '../guard/guard-requests.ts';
import { PaymentHost } from '../payment/payment-host.tsx';
import { InvitationWatcher } from '../session/invitation-watcher.tsx';
import { useSession } from '../session/use-session.ts';
import { ServerParts } from './server-parts.tsx';
import { siteQueryClient } from './site-query-client.ts';
import { tellSession } from './use-visitor.ts';

interface SiteServicesProps {
  /** The page after sign-in; null while the dialog is closed. */
  readonly wanted: string | null;
  readonly onClose: () => void;
}

/** Everything of the site that talks to the server: sign-in, dialogs, and the parts for signed-in users. */
export function SiteServices({ wanted, onClose }: SiteServicesProps) {
  return (
    <ServerParts>
      <SessionWatch />
      <InvitationWatcher />
      <PaymentHost />
      <InquiryDialogs />
      {wanted === null ? null : (
        <SignInDialog
          note={<InvitationNote />}
          footer={<ConsentBar more={<a href="/privacy">{consentText.privacy}</a>} />}
          destination={wanted}
          onClose={onClose}
          onSignedIn={() => location.assign(wanted)}
        />
      )}
    </ServerParts>
  );
}

/** Tells the page whether its visitor is signed in, and then makes the requests of the guard. */
function SessionWatch() {
  const { kind } = useSession();
  useEffect(() => {
    tellSession(kind === 'checking' ? 'unknown' : kind);
    if (kind !== 'valid') return;
    const { pathname: path, search: query } = location;
    void makeGuardRequests(siteQueryClient, guardRequests({ path, query, hasValidSession: true }), null);
  }, [kind]);
  return null;
}
