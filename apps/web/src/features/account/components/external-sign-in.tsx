import { useState } from 'react';
import { startExternalSignIn } from '../api/external-sign-in.ts';
import type { IdentityInfo } from '../api/session.query.ts';
import { signInText as text } from '../sign-in.text.ts';
import styles from './sign-in.module.css';

export function ExternalSignIn({
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
