import type { ReactNode } from 'react';
import { documentTools } from '../../../shared/tools/tool-catalogue.ts';
import { siteText } from '../text.ts';
import styles from './mobile-pages.module.css';

const home = siteText.mobileHome;

export interface MobileHomePageProps {
  readonly isSignedIn: boolean;
  readonly query: string;
  readonly onSignOut: () => void;
}

export function MobileHomePage({ isSignedIn, query, onSignOut }: MobileHomePageProps) {
  return (
    <>
      <h1 className={styles.title}>{home.title}</h1>
      <p className={styles.lead}>{home.lead}</p>
      {isSignedIn ? (
        <p className={styles.notice}>
          {home.signedIn}
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            {home.signOut}
          </button>
        </p>
      ) : (
        <a className={styles.primary} href={`/m/login${query}`}>
          {home.signIn}
        </a>
      )}
      <ul className={styles.tools}>
        {documentTools.map((tool) => (
          <li key={tool.name}>
            <strong>{tool.title}</strong>
            <span>{tool.summary}</span>
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{home.desktopNote}</p>
    </>
  );
}

/** For companies a form; a person just signs in. */
export function ConsultPage({ query, children }: { readonly query: string; readonly children: ReactNode }) {
  const text = siteText.consult;
  return (
    <MobilePage title={text.title} lead={text.lead}>
      {children}
      <p className={styles.notice}>
        <a href={`/m/login${query}`}>{text.signIn}</a>
      </p>
    </MobilePage>
  );
}

interface MobilePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function MobilePage({ title, lead, children }: MobilePageProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </>
  );
}
