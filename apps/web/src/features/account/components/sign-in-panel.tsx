import { useQuery } from '@tanstack/react-query';
import { identityQuery } from '../api/session.query.ts';
import { signInText as text } from '../sign-in.text.ts';
import { ExternalSignIn } from './external-sign-in.tsx';
import { SessionMessageNote } from './session-message-note.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export interface SignInPanelProps {
  /** Where sign-in leads; an external issuer redirects there itself. */
  readonly destination: string;
  readonly onSignedIn: () => void;
}

/** Phone sign-in with the embedded identity provider, 统一认证登录 with an external one. */
export function SignInPanel(props: SignInPanelProps) {
  return (
    <>
      <SessionMessageNote />
      <WaysToSignIn {...props} />
    </>
  );
}

function WaysToSignIn({ destination, onSignedIn }: SignInPanelProps) {
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
