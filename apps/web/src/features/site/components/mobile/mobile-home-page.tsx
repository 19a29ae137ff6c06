import { documentTools } from '../../../../shared/tools/tool-catalogue.ts';
import { mobileText } from '../../mobile.text.ts';
import { showMobileMessage } from '../../mobile-dialog.store.ts';
import { useSite } from '../../site-context.ts';
import { KeptLink } from './kept-link.tsx';
import { MobileDemo } from './mobile-demo.tsx';
import styles from './mobile-home-page.module.css';
import { MobileWork } from './mobile-work.tsx';

const text = mobileText.home;

interface MobileHomePageProps {
  readonly isSignedIn: boolean;
  readonly onSignOut: () => void;
}

export function MobileHomePage({ isSignedIn, onSignOut }: MobileHomePageProps) {
  return (
    <>
      <KeptLink />
      <p className={styles.eyebrow}>{text.eyebrow}</p>
      <h1 className={styles.title}>
        {text.title.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <p className={styles.lead}>{text.lead}</p>
      {isSignedIn ? <MobileWork onSignOut={onSignOut} /> : <p className={styles.note}>{text.note}</p>}
      <MobileDemo />
      <Tools />
      <section className={styles.promises} aria-labelledby="mobile-promises">
        <h2 id="mobile-promises">{text.promisesHeading}</h2>
        <ul className={styles.promiseList}>
          {text.promises.map((promise) => (
            <li key={promise.heading}>
              <h3>{promise.heading}</h3>
              <p>{promise.body}</p>
            </li>
          ))}
        </ul>
      </section>
      <Reading />
      <section className={styles.desktop} aria-labelledby="mobile-desktop">
        <h2 id="mobile-desktop">{text.desktopHeading}</h2>
        <p className={styles.desktopNote}>{text.signedInNote}</p>
        <button type="button" className={styles.copy} onClick={() => void copyAddress()}>
          {text.copy}
        </button>
      </section>
    </>
  );
}

/** Folded by the browser itself: each tool opens without a script. */
function Tools() {
  return (
    <section className={styles.tools} aria-labelledby="mobile-tools">
      <h2 id="mobile-tools">{text.toolsHeading}</h2>
      <p>{text.toolsLead}</p>
      {documentTools.map((tool) => (
        <details key={tool.name} name="tool">
          <summary>
            <strong>{tool.title}</strong>
            <span>{tool.summary}</span>
          </summary>
          <ul>
            {tool.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** The pages of the site that are read on a phone as they are. */
function Reading() {
  const { search } = useSite();
  return (
    <nav className={styles.reading} aria-labelledby="mobile-reading">
      <h2 id="mobile-reading">{mobileText.read.heading}</h2>
      <ul>
        {mobileText.read.pages.map((page) => (
          <li key={page.path}>
            <a href={`${page.path}${search}`}>
              <strong>{page.label}</strong>
              <span>{page.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function copyAddress(): Promise<void> {
  const address = location.origin;
  try {
    await navigator.clipboard.writeText(address);
    showMobileMessage(text.copied(address));
  } catch {
    showMobileMessage(text.copyFailed(address));
  }
}
