import type { ReactNode } from 'react';
import { useConsent } from '../../../../shared/session/consent.ts';
import { decideConsent } from '../../../../shared/session/decide-consent.ts';
import { consentText as text } from '../../consent.text.ts';
import styles from './consent-bar.module.css';

/**
 * Asks once whether visits may be counted. Two equal buttons; nothing is covered and no answer is required:
 * until there is one, nothing is counted. `more` links to the explanation. It is in the built page, and a
 * script in the head shows it to visitors who have not answered.
 */
export function ConsentBar({ more }: { readonly more: ReactNode }) {
  const consent = useConsent();
  if (consent === 'granted' || consent === 'declined') return null;
  return (
    <aside className={styles.bar} aria-label={text.label}>
      <div className={styles.inner}>
        <p>
          <strong>{text.question}</strong>
          {text.lead}
          {more}
        </p>
        <div className={styles.buttons}>
          <button type="button" onClick={() => decideConsent('declined')}>
            {text.decline}
          </button>
          <button type="button" onClick={() => decideConsent('granted')}>
            {text.agree}
          </button>
        </div>
      </div>
    </aside>
  );
}
