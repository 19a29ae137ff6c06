import { useLocation, useNavigate } from 'react-router';
import { SignInPanel } from '../../features/account/components/sign-in-panel.tsx';
import { signInText } from '../../features/account/sign-in.text.ts';
import { InquiryForm } from '../../features/inquiries/components/inquiry-form.tsx';
import { InvitationNote } from '../../features/invitations/components/invitation-note.tsx';
import { ConsultPage, MobileHomePage, MobilePage } from '../../features/site/components/mobile-pages.tsx';
import { ShortPage } from '../../features/site/components/short-page.tsx';
import { type ShortPageName, shortPages } from '../../features/site/text.ts';
import { destinationAfterSignIn } from '../../shared/session/safe-path.ts';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';
import { InquiryButton } from './inquiry-button.tsx';

/** A screen that is nothing but its short page. */
export function shortScreen(name: ShortPageName) {
  return function ShortScreen() {
    return <ShortPage text={shortPages[name]} />;
  };
}

/** A short page with a form of ours in place of a mail address. */
export function inquiryScreen(name: ShortPageName, kind: 'requirement' | 'cooperation') {
  return function InquiryScreen() {
    return (
      <ShortPage text={shortPages[name]}>
        <InquiryButton kind={kind} />
      </ShortPage>
    );
  };
}

export function MobileHomeScreen() {
  const { search } = useLocation();
  return <MobileHomePage isSignedIn={useSession().kind === 'valid'} query={search} onSignOut={signOut} />;
}

export function MobileLoginScreen() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const destination = destinationAfterSignIn(search);
  return (
    <MobilePage title={signInText.title} lead={signInText.lead}>
      <InvitationNote />
      <SignInPanel destination={destination} onSignedIn={() => void navigate(destination)} />
    </MobilePage>
  );
}

export function ConsultScreen() {
  return (
    <ConsultPage query={useLocation().search}>
      <InquiryForm kind="trial" />
    </ConsultPage>
  );
}

export function MobileContactScreen() {
  const { title, lead } = shortPages.contact;
  return (
    <MobilePage title={title} lead={lead}>
      <InquiryForm kind="requirement" />
    </MobilePage>
  );
}
