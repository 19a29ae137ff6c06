/**
 * When the part of the site that talks to the server is needed: for who has a token, for who is asked to sign in, and
 * for who opens a dialog. Everybody else never loads it.
 */
import { useCallback, useState } from 'react';
import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import type { InquiryKind, Site } from '../../features/site/site-context.ts';
import { destinationAfterSignIn, wantedPath } from '../../shared/session/safe-path.ts';
import { useHasToken } from './use-visitor.ts';

export interface Desk {
  readonly isNeeded: boolean;
  /** Where signing in leads; null while the dialog is closed. */
  readonly wanted: string | null;
  readonly signIn: (wanted?: string) => void;
  readonly inquire: (kind: InquiryKind) => void;
  readonly close: () => void;
}

type Asked = { readonly kind: 'page' | 'closed' } | { readonly kind: 'signIn'; readonly wanted: string };

export function useDesk(path: string, search: string, session: Site['session']): Desk {
  const [asked, setAsked] = useState<Asked>({ kind: 'page' });
  const [isInquiring, setInquiring] = useState(false);
  const signIn = useCallback(
    (wanted?: string) =>
      setAsked({ kind: 'signIn', wanted: wanted ?? destinationAfterSignIn(location.search) }),
    [],
  );
  const inquire = useCallback((kind: InquiryKind) => {
    setInquiring(true);
    openInquiry(kind);
  }, []);
  const close = useCallback(() => setAsked({ kind: 'closed' }), []);
  const wanted = session === 'valid' ? null : wantedOf(asked, path, search);
  const isSignedIn = useHasToken();
  return { isNeeded: wanted !== null || isInquiring || isSignedIn, wanted, signIn, inquire, close };
}

/**
 * Opened by a button, by a `redirect` query: somebody without a session wanted a page that needs one, or by an
 * invitation for a new user.
 */
function wantedOf(asked: Asked, path: string, search: string): string | null {
  if (asked.kind === 'signIn') return asked.wanted;
  if (asked.kind === 'closed' || path !== '/') return null;
  const isInvited = new URLSearchParams(search).has('inviteNewCode');
  return isInvited || wantedPath(search) !== null ? destinationAfterSignIn(search) : null;
}
