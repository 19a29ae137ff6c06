import { signInText } from '../../../features/account/sign-in.text.ts';
import { ConsultPage, MobileHomePage, MobilePage } from '../../../features/site/components/mobile-pages.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { shortPages } from '../../../features/site/text.ts';
import { signOut } from '../../session/sign-out.ts';
import { sitePart } from '../site-part.tsx';

const Inquiry = sitePart(
  async () => (await import('../../../features/inquiries/components/inquiry-form.tsx')).InquiryForm,
);
const SignIn = sitePart(async () => (await import('../parts/mobile-sign-in-part.tsx')).MobileSignInPart);

export function MobileHome() {
  const { search, session } = useSite();
  return <MobileHomePage isSignedIn={session === 'valid'} query={search} onSignOut={signOut} />;
}

export function MobileContact() {
  const { title, lead } = shortPages.contact;
  return (
    <MobilePage title={title} lead={lead}>
      <Inquiry kind="requirement" />
    </MobilePage>
  );
}

export function Consult() {
  return (
    <ConsultPage query={useSite().search}>
      <Inquiry kind="trial" />
    </ConsultPage>
  );
}

export function MobileLogin() {
  return (
    <MobilePage title={signInText.title} lead={signInText.lead}>
      <SignIn />
    </MobilePage>
  );
}
