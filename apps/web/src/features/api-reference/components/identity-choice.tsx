import type { TryCall } from '@wenjian/api';
import { useId } from 'react';
import { tryText as text } from '../text.ts';
import styles from './try-panel.module.css';

interface IdentityChoiceProps {
  readonly caller: TryCall['caller'];
  readonly usesKey: boolean;
  readonly isSignedIn: boolean;
  readonly keyText: string;
  readonly onChoose: (usesKey: boolean) => void;
  readonly onKey: (key: string) => void;
}

/** The key stays in this panel's memory: it is in no storage and in no address. */
export function IdentityChoice(props: IdentityChoiceProps) {
  const { caller, usesKey, isSignedIn, keyText, onChoose, onKey } = props;
  const id = useId();
  if (caller === 'anybody') return <p className={styles.faint}>{text.anybody}</p>;
  const hasKey = caller === 'openKey' || usesKey;
  return (
    <fieldset className={styles.group}>
      <legend>{text.identity}</legend>
      {caller === 'person' ? (
        <p className={styles.choices}>
          <label>
            <input type="radio" name={id} checked={!usesKey} onChange={() => onChoose(false)} />
            {isSignedIn ? text.signedIn : text.notSignedIn}
          </label>
          <label>
            <input type="radio" name={id} checked={usesKey} onChange={() => onChoose(true)} />
            {text.key}
          </label>
        </p>
      ) : null}
      {hasKey ? (
        <>
          <p className={styles.field}>
            <label htmlFor={`${id}-key`}>{caller === 'openKey' ? text.openKey : text.key}</label>
            <input
              id={`${id}-key`}
              type="password"
              autoComplete="off"
              spellCheck={false}
              value={keyText}
              onChange={(event) => onKey(event.target.value)}
            />
          </p>
          <p className={styles.faint}>{text.keyHint}</p>
        </>
      ) : null}
    </fieldset>
  );
}
