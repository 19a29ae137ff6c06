import { Link, NavLink, Outlet } from 'react-router';
import { siteText } from '../../features/site/text.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { appText } from '../text.ts';
import styles from './mobile-layout.module.css';

export function MobileLayout() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/m/home" className={styles.brand}>
          <BrandMark />
          {appText.product}
        </Link>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <nav className={styles.tabs} aria-label={appText.mainMenu}>
        {siteText.mobileNavigation.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
