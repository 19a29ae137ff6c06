import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Location, Outlet, useLocation, useNavigate } from 'react-router';
import { sessionQuery } from '../../features/account/api/session.query.ts';
import { clearTokens } from '../../shared/session/token-store.ts';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { PageMessage } from '../../shared/ui/page-message.tsx';
import { insideBase, routerBase } from '../routes/router-base.ts';
import { useSession } from '../session/use-session.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { appText } from '../text.ts';
import { clientKindOf } from './client-kind.ts';
import { followInvite, hasFollowedInvite } from './followed-invite.ts';
import { type GuardDecision, type GuardInput, guard, isPublic } from './guard.ts';
import { makeGuardRequests } from './guard-requests.ts';
import { followPhoneLink } from './phone-link.ts';

/** Asks the guard on every route change and shows the page only when it may stay. */
export function GuardedOutlet() {
  const location = useLocation();
  const state = useGuardState(location);
  switch (state.kind) {
    case 'waiting':
      return <PageLoading />;
    case 'failed':
      return (
        <PageMessage
          title={appText.unreachable}
          detail={state.message}
          action={{ label: appText.retry, onClick: state.retry }}
        />
      );
    case 'decided':
      return state.decision.kind === 'go' ? (
        <Go decision={state.decision} />
      ) : (
        <Stay decision={state.decision} />
      );
  }
}

type GuardState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly kind: 'decided'; readonly decision: GuardDecision };

function useGuardState(location: Location): GuardState {
  const session = useSession();
  const account = useQuery({ ...sessionQuery(), enabled: session.kind === 'valid' });
  const spaces = useSpaces(session.kind === 'valid');
  const admission = useAdmission(location.key, session.kind === 'valid' && account.isSuccess);
  const hasValidSession = session.kind === 'valid' || admission;

  if (!isPublic(location.pathname, location.search) && !admission) {
    if (session.kind === 'checking') return { kind: 'waiting' };
    if (session.kind === 'unreachable')
      return { kind: 'failed', message: session.message, retry: session.retry };
    if (session.kind === 'valid' && account.isPending) return { kind: 'waiting' };
    if (session.kind === 'valid' && account.isError) {
      return { kind: 'failed', message: account.error.message, retry: () => void account.refetch() };
    }
  }
  return { kind: 'decided', decision: guard(guardInput(location, hasValidSession, spaceKind(spaces))) };
}

/**
 * An admitted page stays until the next route change. When the session ends meanwhile, the spec wants a
 * message for three seconds, not an immediate redirect.
 */
function useAdmission(locationKey: string, isComplete: boolean): boolean {
  const [admittedKey, setAdmittedKey] = useState<string | null>(null);
  useEffect(() => {
    if (isComplete) setAdmittedKey(locationKey);
  }, [isComplete, locationKey]);
  return admittedKey === locationKey;
}

function spaceKind(spaces: { readonly isPersonal: boolean } | null): GuardInput['space'] {
  if (spaces === null) return 'unknown';
  return spaces.isPersonal ? 'personal' : 'team';
}

function guardInput(at: Location, hasValidSession: boolean, space: GuardInput['space']): GuardInput {
  return {
    path: `${routerBase()}${at.pathname}`,
    query: at.search,
    hash: at.hash,
    host: window.location.hostname,
    client: clientKindOf(navigator.userAgent),
    hasValidSession,
    space,
    hasFollowedInvite: hasFollowedInvite(),
  };
}

function Go({ decision }: { readonly decision: GuardDecision & { kind: 'go' } }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { to, clearsToken, followsInvite } = decision;
  useEffect(() => {
    if (clearsToken) clearTokens();
    if (followsInvite) followInvite();
    const target = followPhoneLink({ path: `${routerBase()}${pathname}`, query: search, hash }, to);
    const inside = insideBase(target);
    if (inside === null) location.replace(target);
    else void navigate(inside, { replace: true });
  }, [navigate, to, clearsToken, followsInvite, pathname, search, hash]);
  return null;
}

function Stay({ decision }: { readonly decision: GuardDecision & { kind: 'stay' } }) {
  const client = useQueryClient();
  const location = useLocation();
  const session = useSession();
  const teamId = useSpaces(session.kind === 'valid')?.currentId ?? null;
  const requests = decision.requests.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on every route change and space, not on every render
  useEffect(() => {
    void makeGuardRequests(client, decision.requests, teamId);
  }, [client, requests, teamId, location.key]);
  return <Outlet />;
}
