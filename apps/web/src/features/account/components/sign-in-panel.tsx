import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { startExternalSignIn } from '../api/external-sign-in.ts';
import { type IdentityInfo, identityQuery } from '../api/session.query.ts';
import { signInText as text } from '../sign-in.text.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export interface SignInPanelProps {
  /** Where sign-in leads; an external issuer brings the user there itself. */
  readonly destination: string;
  readonly onSignedIn: () => void;
}

/** Phone sign-in with the embedded identity provider, 统一认证登录 with an external one. */
export function SignInPanel({ destination, onSignedIn }: SignInPanelProps) {
  const identity = useQuery(identityQuery());
  if (identity.isPending) return <p className={styles.hint}>{text.loading}</p>;
  if (identity.isError) {
    return (
      <div className={styles.form}>
        <p className={styles.formProblem} role="alert">
          {identity.error.message}
        </p>
        <button type="button" className={styles.submit} onClick={() => void identity.refetch()}>
          {text.retry}
        </button>
      </div>
    );
  }
  if (identity.data.kind === 'external')
    return <ExternalSignIn identity={identity.data} destination={destination} />;
  return <SignInForm onSignedIn={onSignedIn} />;
}

function ExternalSignIn({
  identity,
  destination,
}: {
  readonly identity: IdentityInfo;
  readonly destination: string;
}) {
  const [state, setState] = useState<'idle' | 'going' | 'failed'>('idle');

  function start() {
    setState('going');
    startExternalSignIn(identity, destination).catch(() => setState('failed'));
  }

  return (
    <div className={styles.form}>
      <p className={styles.hint}>{text.externalLead}</p>
      {state === 'failed' ? (
        <p className={styles.formProblem} role="alert">
          {text.externalFailed}
        </p>
      ) : null}
      <button type="button" className={styles.submit} disabled={state === 'going'} onClick={start}>
        {state === 'going' ? text.externalGoing : text.external}
      </button>
    </div>
  );
}
