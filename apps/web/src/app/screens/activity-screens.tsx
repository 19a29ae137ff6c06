import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PromotionPage } from '../../features/activity/components/promotion-page.tsx';
import { invitationsText } from '../../features/invitations/text.ts';
import { ShortPage } from '../../features/site/components/short-page.tsx';
import { shortPages } from '../../features/site/text.ts';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { useSession } from '../session/use-session.ts';
import styles from './public-screens.module.css';
import { RedeemCode } from './redeem-code.tsx';

export function PromotionScreen() {
  const [query] = useSearchParams();
  const isSignedIn = useSession().kind === 'valid';
  const navigate = useNavigate();
  return (
    <ShortPage text={shortPages.promotion}>
      <PromotionPage>
        <RedeemCode
          isSignedIn={isSignedIn}
          initialCode={query.get('code') ?? ''}
          onSignIn={(code) =>
            void navigate(signInPath(`/promotional-activity?${new URLSearchParams({ code })}`))
          }
        />
      </PromotionPage>
    </ShortPage>
  );
}

/** Loaded for who is signed in alone: it brings the component library. */
const SharePanel = lazy(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }));

export function ShareActivityScreen() {
  const isSignedIn = useSession().kind === 'valid';
  const text = { ...shortPages.shareActivity, sections: invitationsText.rules };
  return (
    <ShortPage text={text}>
      {isSignedIn ? (
        <Suspense fallback={<PageLoading />}>
          <SharePanel />
        </Suspense>
      ) : (
        <Link className={styles.action} to={signInPath('/share-activity')}>
          {invitationsText.signInToInvite}
        </Link>
      )}
    </ShortPage>
  );
}

/** The home page asks to sign in and leads back. */
function signInPath(wanted: string): string {
  return `/?${new URLSearchParams({ redirect: wanted })}`;
}
