import { useState } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { SignInDialog } from '../../features/account/components/sign-in-dialog.tsx';
import { InvitationNote } from '../../features/invitations/components/invitation-note.tsx';
import { SiteFooter } from '../../features/site/components/site-footer.tsx';
import { siteText } from '../../features/site/text.ts';
import { destinationAfterSignIn, wantedPath } from '../../shared/session/safe-path.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { useSession } from '../session/use-session.ts';
import { appText } from '../text.ts';
import { LoginDialogContext } from './login-dialog-context.ts';
import styles from './public-layout.module.css';

/** Public pages: light on purpose, no component library. Holds the login dialog. */
export function PublicLayout() {
  const location = useLocation();
  const isSignedIn = useSession().kind === 'valid';
  const dialog = useDialog(isSignedIn);
  const navigate = useNavigate();
  const destination = destinationAfterSignIn(location.search);
  return (
    <LoginDialogContext value={dialog.open}>
      <a className="skip-link" href="#content">
        {appText.skipToContent}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <BrandMark />
            {appText.product}
          </Link>
          <nav className={styles.nav} aria-label={appText.mainMenu}>
            {siteText.navigation.map(({ path, label }) => (
              <NavLink key={path} to={path}>
                {label}
              </NavLink>
            ))}
          </nav>
          {isSignedIn ? (
            <Link to={destination} className={styles.primary}>
              {appText.enterWorkbench}
            </Link>
          ) : (
            <button type="button" className={styles.primary} onClick={dialog.open}>
              {appText.signIn}
            </button>
          )}
        </div>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
      {dialog.isOpen ? (
        <SignInDialog
          note={<InvitationNote />}
          destination={destination}
          onClose={dialog.close}
          onSignedIn={() => {
            dialog.close();
            void navigate(destination);
          }}
        />
      ) : null}
    </LoginDialogContext>
  );
}

function isInvited(search: string): boolean {
  return new URLSearchParams(search).has('inviteNewCode');
}

/**
 * Opened by a button, by a `redirect` query: somebody without a session wanted a page that needs one, or by an
 * invitation for a new user.
 */
function useDialog(isSignedIn: boolean) {
  const { pathname, search, key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const isWanted = pathname === '/' && (wantedPath(search) !== null || isInvited(search));
  const isOpen = !isSignedIn && (openedAt === key || (isWanted && closedAt !== key));
  return {
    isOpen,
    open: () => setOpenedAt(key),
    close: () => {
      setOpenedAt(null);
      setClosedAt(key);
    },
  };
}
