import type { ReactNode } from 'react';
import { useConsent } from '../../../../shared/session/consent.ts';
import { BrandMark } from '../../../../shared/ui/brand-mark.tsx';
import { consentText } from '../../consent.text.ts';
import { mobileText } from '../../mobile.text.ts';
import { showMobileMessage } from '../../mobile-dialog.store.ts';
import { useSite } from '../../site-context.ts';
import { siteText as text } from '../../text.ts';
import { ConsentBar } from '../frame/consent-bar.tsx';
import { MobileDialog } from './mobile-dialog.tsx';
import styles from './mobile-shell.module.css';

/** The header, and at the bottom within reach of the thumb: the next step and the navigation. */
export function MobileShell({ children }: { readonly children: ReactNode }) {
  const { path, search, session } = useSite();
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      <header className={styles.header}>
        <a href={`/m/home${search}`} className={styles.brand}>
          <BrandMark />
          {text.product}
        </a>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <div className={styles.dock}>
        <Consent />
        {path === '/m/home' ? <Actions /> : null}
        <nav className={styles.tabs} aria-label={text.mainMenu}>
          {mobileText.tabs.map((tab) => (
            <a
              key={tab.path}
              href={`${tab.path}${search}`}
              aria-current={tab.path === path ? 'page' : undefined}
            >
              <TabIcon shape={shapes[tab.icon]} />
              {tab.icon === 'person' && session === 'valid' ? mobileText.account : tab.label}
            </a>
          ))}
        </nav>
      </div>
      <MobileDialog />
    </div>
  );
}

/** A phone stays on the mobile site, so the counting is explained in place. */
function Consent() {
  return (
    <ConsentBar
      more={
        <button type="button" onClick={() => showMobileMessage(consentText.explained)}>
          {consentText.privacy}
        </button>
      }
    />
  );
}

/** Hidden while the consent question is open: a phone has room for only one of them. */
function Actions() {
  const { search, session } = useSite();
  const isAsked = useConsent() === 'undecided';
  if (isAsked || session === 'valid') return null;
  return (
    <section className={styles.actions} aria-label={mobileText.actions}>
      <a className={styles.second} href={`/m/consult${search}`}>
        {mobileText.home.consult}
      </a>
      <a className={styles.first} href={`/m/login${search}`}>
        {mobileText.home.start}
      </a>
    </section>
  );
}

const shapes = {
  home: 'M3.5 9 10 3.5 16.5 9M5.5 8v8.5h9V8',
  form: 'M5 2.5h10v15H5zM7.5 6.5h5M7.5 10h5M7.5 13.5h3',
  talk: 'M3 4h14v9.5H9.5L6 17v-3.5H3z',
  person: 'M10 3a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 10 3M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5',
} as const;

function TabIcon({ shape }: { readonly shape: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={shape}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
