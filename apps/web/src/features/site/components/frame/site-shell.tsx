import type { ReactNode } from 'react';
import { consentText } from '../../consent.text.ts';
import { siteText as text } from '../../text.ts';
import { ConsentBar } from './consent-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';
import { StaticPart } from './static-part.tsx';

/** Header and footer of every public page. Small on purpose: no component library, no router. */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      <SiteHeader />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <StaticPart render={() => <SiteFooter />} />
      <ConsentBar more={<a href="/privacy">{consentText.privacy}</a>} />
    </>
  );
}
