import { mobileText } from '../../mobile.text.ts';
import styles from './mobile-work.module.css';

/** What a signed-in person does on a phone. */
export function MobileWork({ onSignOut }: { readonly onSignOut: () => void }) {
  const text = mobileText.work;
  return (
    <nav className={styles.work} aria-label={text.label}>
      <ul>
        {text.entries.map((entry) => (
          <li key={entry.path}>
            <a href={entry.path}>
              <strong>{entry.label}</strong>
              <span>{entry.note}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        {mobileText.home.signedIn}
        <button type="button" onClick={onSignOut}>
          {mobileText.home.signOut}
        </button>
      </p>
    </nav>
  );
}
