import type { ReactNode } from 'react';
import { mobileText } from '../../mobile.text.ts';
import { siteText } from '../../text.ts';
import styles from './mobile-pages.module.css';

/** Companies get a form; a person just signs in. */
export function ConsultPage({ query, children }: { readonly query: string; readonly children: ReactNode }) {
  const text = mobileText.consult;
  return (
    <MobilePage title={siteText.consult.title} lead={siteText.consult.lead}>
      <ol className={styles.steps} aria-label={text.stepsLabel}>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.form}>{children}</div>
      <p className={styles.notice}>
        {text.personal}
        <a href={`/m/login${query}`}>{text.personalLink}</a>
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

/** A form on a phone: fields high enough for a thumb, and the button always visible. */
export function MobileForm({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}

export function SignedInNote({ query }: { readonly query: string }) {
  const text = mobileText.login;
  return (
    <MobilePage title={text.done} lead={text.doneNote}>
      <a className={styles.primary} href={`/m/home${query}`}>
        {text.home}
      </a>
    </MobilePage>
  );
}
