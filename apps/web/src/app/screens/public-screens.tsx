import { useLocation, useNavigate } from 'react-router';
import { SignInPanel } from '../../features/account/components/sign-in-panel.tsx';
import { signInText } from '../../features/account/sign-in.text.ts';
import { ActivityStatus } from '../../features/activity/components/activity-status.tsx';
import { PlanTable } from '../../features/billing/components/plan-table.tsx';
import { ConsultPage, MobileHomePage, MobilePage } from '../../features/site/components/mobile-pages.tsx';
import { ShortPage } from '../../features/site/components/short-page.tsx';
import { type ShortPageName, shortPages } from '../../features/site/text.ts';
import { destinationAfterSignIn } from '../../shared/session/safe-path.ts';
import { signOut } from '../session/sign-out.ts';
import { useSession } from '../session/use-session.ts';

/** A screen that is nothing but its short page. */
export function shortScreen(name: ShortPageName) {
  return function ShortScreen() {
    return <ShortPage text={shortPages[name]} />;
  };
}

export function MembershipScreen() {
  return (
    <ShortPage text={shortPages.membership}>
      <PlanTable />
    </ShortPage>
  );
}

export function PromotionScreen() {
  return (
    <ShortPage text={shortPages.promotion}>
      <ActivityStatus />
    </ShortPage>
  );
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
      <SignInPanel destination={destination} onSignedIn={() => void navigate(destination)} />
    </MobilePage>
  );
}

export function ConsultScreen() {
  return <ConsultPage query={useLocation().search} />;
}
