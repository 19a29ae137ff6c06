import { PromotionPage } from '../../../features/activity/components/promotion-page.tsx';
import { useSite } from '../../../features/site/site-context.ts';
import { RedeemCode } from '../../screens/redeem-code.tsx';

export function PromotionPart() {
  const { session, search } = useSite();
  const code = new URLSearchParams(search).get('code') ?? '';
  return (
    <PromotionPage>
      <RedeemCode
        isSignedIn={session === 'valid'}
        initialCode={code}
        onSignIn={(wanted) => location.assign(signInPath(wanted))}
      />
    </PromotionPage>
  );
}

/** The home page asks to sign in and returns here with the code. */
function signInPath(code: string): string {
  const redirect = `/promotional-activity?${new URLSearchParams({ code })}`;
  return `/?${new URLSearchParams({ redirect })}`;
}
