import { type identityConfig, siteCalls } from '@wenjian/api';
import { lazy, Suspense, useEffect, useState } from 'react';
import { plainGet } from '../../../shared/http/plain-call.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInPanelProps } from './sign-in-panel.tsx';

const ExternalSignIn = lazy(async () => ({
  default: (await import('./external-sign-in.tsx')).ExternalSignIn,
}));

type Identity = Awaited<ReturnType<typeof plainGet<typeof identityConfig>>>;

/** The panel for pages that load almost no code: the form is shown at once; only an external issuer replaces it. */
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

/** Null until known; when the provider cannot be reached, our own form is shown, which reports the error. */
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
