import { SignInPanel } from '../../../features/account/components/sign-in-panel.tsx';
import { InvitationNote } from '../../../features/invitations/components/invitation-note.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { destinationAfterSignIn } from '../../../shared/session/safe-path.ts';

export function MobileSignInPart() {
  const destination = destinationAfterSignIn(useSite().search);
  return (
    <>
      <InvitationNote />
      <SignInPanel destination={destination} onSignedIn={() => location.assign(destination)} />
    </>
  );
}
