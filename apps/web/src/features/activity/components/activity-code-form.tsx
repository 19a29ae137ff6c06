import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { type CouponOffer, checkCode, redeemCode } from '../api/activity-code.ts';
import { activityText as text } from '../text.ts';
import styles from './activity.module.css';

interface ActivityCodeFormProps {
  readonly isSignedIn: boolean;
  /** From the address; looked up at once. */
  readonly initialCode: string;
  readonly showOffer: (offer: CouponOffer) => ReactNode;
  readonly onSignIn: (code: string) => void;
  readonly onRedeemed: () => void;
}

type State =
  | { readonly kind: 'idle' | 'busy' | 'redeemed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'offered'; readonly offer: CouponOffer };

/** A code is looked up first, so that everybody sees its reward; redeeming it needs an account. */
export function ActivityCodeForm(props: ActivityCodeFormProps) {
  const [code, setCode] = useState(props.initialCode);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const id = useId();

  async function attempt(action: () => Promise<State>) {
    setState({ kind: 'busy' });
    try {
      setState(await action());
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  const look = () => attempt(async () => ({ kind: 'offered', offer: await checkCode(code) }));
  const redeem = () =>
    attempt(async () => {
      await redeemCode(code);
      props.onRedeemed();
      return { kind: 'redeemed' };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the code the page was opened with
  useEffect(() => {
    if (props.initialCode !== '') void look();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') setState({ kind: 'failed', message: text.codeMissing });
    else void look();
  }

  return (
    <form className={styles.codeForm} onSubmit={submit} noValidate>
      <label htmlFor={id}>{text.code}</label>
      <div className={styles.codeRow}>
        <input
          id={id}
          value={code}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={CODE_MAX_CHARACTERS}
          placeholder={text.codePlaceholder}
          onChange={(event) => {
            setCode(event.target.value);
            setState({ kind: 'idle' });
          }}
        />
        <button type="submit" disabled={state.kind === 'busy'}>
          {text.look}
        </button>
      </div>
      {state.kind === 'failed' ? (
        <p className={styles.problem} role="alert">
          {state.message}
        </p>
      ) : null}
      {state.kind === 'offered' ? (
        <div className={styles.offer}>
          {props.showOffer(state.offer)}
          <button
            type="button"
            className={styles.take}
            onClick={() => (props.isSignedIn ? void redeem() : props.onSignIn(code))}
          >
            {props.isSignedIn ? text.take : text.signInToTake}
          </button>
        </div>
      ) : null}
      {state.kind === 'redeemed' ? <p role="status">{text.redeemed}</p> : null}
    </form>
  );
}

const CODE_MAX_CHARACTERS = 32;
