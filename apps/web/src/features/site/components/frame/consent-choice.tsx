import { useConsent } from '../../../../shared/session/consent.ts';
import { decideConsent } from '../../../../shared/session/decide-consent.ts';
import { consentText as text } from '../../consent.text.ts';
import styles from './consent-choice.module.css';

/** Where the answer to the consent bar can be read and changed at any time. */
export function ConsentChoice() {
  const consent = useConsent();
  const choices = [
    { value: 'declined', label: text.decline },
    { value: 'granted', label: text.agree },
  ] as const;
  return (
    <section className={styles.choice} aria-labelledby="consent-choice">
      <h2 id="consent-choice">{text.choiceTitle}</h2>
      <p>{text.explained}</p>
      <div className={styles.buttons}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={consent === value}
            onClick={() => decideConsent(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.now} role="status">
        {consent ? text.now[consent] : ''}
      </p>
    </section>
  );
}
