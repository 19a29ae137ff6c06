import { LightSignIn } from '../../../features/account/components/light-sign-in.tsx';
import { signInText } from '../../../features/account/sign-in.text.ts';
import { InvitationNote } from '../../../features/invitations/components/invitation-note.tsx';
import {
  MobileForm,
  MobilePage,
  SignedInNote,
} from '../../../features/site/components/mobile/mobile-pages.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { destinationAfterSignIn } from '../../../shared/session/safe-path.ts';

export function MobileLogin() {
  const { search, session } = useSite();
  const destination = destinationAfterSignIn(search);
  if (session === 'valid') return <SignedInNote query={search} />;
  return (
    <MobilePage title={signInText.title} lead={signInText.lead}>
      {/* Stored in the browser, so unknown while the page is built. */}
      {session === 'unknown' ? null : <InvitationNote />}
      <MobileForm>
        <LightSignIn destination={destination} onSignedIn={() => location.assign(destination)} />
      </MobileForm>
    </MobilePage>
  );
}
