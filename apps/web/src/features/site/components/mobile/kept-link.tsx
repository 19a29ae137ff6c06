import { useEffect, useState } from 'react';
import { wantedPath } from '../../../../shared/session/safe-path.ts';
import { forgetWantedLink, readWantedLink, type WantedLink } from '../../../../shared/session/wanted-link.ts';
import { mobileText } from '../../mobile.text.ts';
import { showMobileMessage } from '../../mobile-dialog.store.ts';
import { useSite } from '../../site-context.ts';
import styles from './kept-link.module.css';

const text = mobileText.kept;

/** The link somebody came with: opened here, after signing in, or taken along to a desk. Stored in the browser, so not in the first rendering. */
export function KeptLink() {
  const { search, session } = useSite();
  const [link, setLink] = useState<WantedLink | null>(null);
  useEffect(() => setLink(readWantedLink()), []);
  const wanted = wantedPath(search);
  if (wanted !== null && session === 'none') {
    return (
      <section className={styles.kept} aria-label={text.label}>
        <p>{text.signInFirst}</p>
        <a className={styles.open} href={`/m/login${search}`}>
          {text.signIn}
        </a>
      </section>
    );
  }
  if (link === null) return null;
  const close = () => {
    forgetWantedLink();
    setLink(null);
  };
  return (
    <section className={styles.kept} aria-label={text.label}>
      <p>{link.phonePath === null ? text.needsDesktop(link.title) : text.wanted(link.title)}</p>
      {link.phonePath === null ? null : (
        <a className={styles.open} href={link.phonePath} onClick={forgetWantedLink}>
          {text.openHere}
        </a>
      )}
      <div className={styles.ways}>
        <button type="button" onClick={() => void copyLink(addressOf(link))}>
          {text.copy}
        </button>
        <button type="button" onClick={() => void sendToMyself(link)}>
          {text.send}
        </button>
        <button type="button" onClick={close}>
          {text.close}
        </button>
      </div>
    </section>
  );
}

function addressOf(link: WantedLink): string {
  return `${location.origin}${link.path}`;
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showMobileMessage(text.copied);
  } catch {
    showMobileMessage(text.copyFailed(address));
  }
}

/** The phone's own ways to send something; where it has none, a letter. */
async function sendToMyself(link: WantedLink): Promise<void> {
  const url = addressOf(link);
  const title = text.subject(link.title);
  if (typeof navigator.share !== 'function') {
    location.assign(
      `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`,
    );
    return;
  }
  // Closing the phone's own dialog is no failure.
  await navigator.share({ title, url }).catch(() => undefined);
}
