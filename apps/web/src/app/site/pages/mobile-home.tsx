import { MobileHomePage } from '../../../features/site/components/mobile/mobile-home-page.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { signOut } from '../../session/sign-out.ts';

export function MobileHome() {
  return <MobileHomePage isSignedIn={useSite().session === 'valid'} onSignOut={signOut} />;
}
