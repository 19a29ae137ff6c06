import type { ReactNode } from 'react';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { useSite } from '../site-context.ts';
import { siteText as text } from '../text.ts';
import styles from './mobile-shell.module.css';

export function MobileShell({ children }: { readonly children: ReactNode }) {
  const { path } = useSite();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/m/home" className={styles.brand}>
          <BrandMark />
          {text.product}
        </a>
      </header>
      <main className={styles.main}>{children}</main>
      <nav className={styles.tabs} aria-label={text.mainMenu}>
        {text.mobileNavigation.map((entry) => (
          <a key={entry.path} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
            {entry.label}
          </a>
        ))}
      </nav>
    </div>
  );
}
