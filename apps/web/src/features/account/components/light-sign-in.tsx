import { type identityConfig, siteCalls } from '@wenjian/api';
import { lazy, Suspense, useEffect, useState } from 'react';
import { plainGet } from '../../../shared/http/plain-call.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInPanelProps } from './sign-in-panel.tsx';

const ExternalSignIn = lazy(async () => ({
  default: (await import('./external-sign-in.tsx')).ExternalSignIn,
}));

type Identity = Awaited<ReturnType<typeof plainGet<typeof identityConfig>>>;

/** The panel for pages that load next to nothing: the form is there at once; only an external issuer takes its place. */
export function LightSignIn({ destination, onSignedIn }: SignInPanelProps) {
  const identity = useIdentity();
  if (identity?.kind === 'external')
    return (
      <Suspense fallback={null}>
        <ExternalSignIn identity={identity} destination={destination} />
      </Suspense>
    );
  return <SignInForm onSignedIn={onSignedIn} />;
}

/** null until it is known; who cannot be asked is taken for ours, whose form says what is wrong. */
function useIdentity(): Identity | null {
  const [identity, setIdentity] = useState<Identity | null>(null);
  useEffect(() => {
    let isShown = true;
    plainGet<typeof identityConfig>(siteCalls.identityConfig)
      .then((answer) => isShown && setIdentity(answer))
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return identity;
}
