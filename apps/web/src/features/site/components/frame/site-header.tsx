import { useId, useState } from 'react';
import { destinationAfterSignIn } from '../../../../shared/session/safe-path.ts';
import { BrandMark } from '../../../../shared/ui/brand-mark.tsx';
import { useSite } from '../../site-context.ts';
import { siteText as text } from '../../text.ts';
import styles from './site-header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteHeader() {
  const [isOpen, setOpen] = useState(false);
  const menuId = useId();
  return (
    <header className={styles.header} data-open={isOpen}>
      <div className={styles.bar}>
        <a href="/" className={styles.brand}>
          <BrandMark />
          {text.product}
        </a>
        <nav id={menuId} className={styles.nav} aria-label={text.mainMenu}>
          <Navigation />
        </nav>
        <ThemeSwitch />
        <Entrance />
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls={menuId}
          aria-label={isOpen ? text.closeMenu : text.openMenu}
          onClick={() => setOpen(!isOpen)}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d={isOpen ? 'M4 4l12 12M16 4L4 16' : 'M3 5h14M3 10h14M3 15h14'}
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
        </button>
      </div>
    </header>
  );
}

function Navigation() {
  const { path } = useSite();
  return text.navigation.map((entry) => (
    <a key={entry.path} href={entry.path} aria-current={isWithin(path, entry.path) ? 'page' : undefined}>
      {entry.label}
    </a>
  ));
}

/** A case page belongs to the cases, an article to the articles. */
function isWithin(path: string, entry: string): boolean {
  return path === entry || path.startsWith(`${entry}/`);
}

/** The entry button: sign in, or open the workbench. */
function Entrance() {
  const { session, search, signIn } = useSite();
  if (session === 'valid') {
    return (
      <a href={destinationAfterSignIn(search)} className={styles.primary}>
        {text.enterWorkbench}
      </a>
    );
  }
  return (
    // Hidden while a token is being verified: it would change while the user looks.
    <button type="button" className={styles.primary} data-session={session} onClick={() => signIn()}>
      {text.signIn}
    </button>
  );
}
