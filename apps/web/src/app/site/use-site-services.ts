/**
 * When the part of the site that talks to the server is needed: for a visitor who has a token, is asked to sign in,
 * or opens a dialog. Others never load it.
 */
import { useCallback, useState } from 'react';
import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import type { InquiryKind, Site } from '../../features/site/site-context.ts';
import { destinationAfterSignIn, wantedPath } from '../../shared/session/safe-path.ts';
import { useHasToken } from './use-visitor.ts';

export interface SiteServicesState {
  readonly isNeeded: boolean;
  /** The page after sign-in; null while the dialog is closed. */
  readonly wanted: string | null;
  readonly signIn: (wanted?: string) => void;
  readonly inquire: (kind: InquiryKind) => void;
  readonly close: () => void;
}

type Asked = { readonly kind: 'page' | 'closed' } | { readonly kind: 'signIn'; readonly wanted: string };

export function useSiteServices(path: string, search: string, session: Site['session']): SiteServicesState {
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
 * The dialog is opened by a button, by a `redirect` query (a visitor wanted a page that needs a session), or by an
 * invitation for a new user.
 */
function wantedOf(asked: Asked, path: string, search: string): string | null {
  if (asked.kind === 'signIn') return asked.wanted;
  if (asked.kind === 'closed' || path !== '/') return null;
  const isInvited = new URLSearchParams(search).has('inviteNewCode');
  return isInvited || wantedPath(search) !== null ? destinationAfterSignIn(search) : null;
}
