/** What is known about a visitor without asking the server. The first render knows nothing, like the build. */
import { useSyncExternalStore } from 'react';
import type { Site } from '../../features/site/site-context.ts';
import { readTokens, subscribeToTokens } from '../../shared/session/token-store.ts';

type Session = Site['session'];

let verified: Session = 'unknown';
const listeners = new Set<() => void>();

/** Called by the site services, which are loaded only for visitors with a token. */
export function tellSession(session: Session): void {
  verified = session;
  for (const listener of listeners) listener();
}

export function useSiteSession(): Session {
  return useSyncExternalStore(subscribe, readSession, unknown);
}

/** Waits while the token is being verified. */
export function knownSession(): Promise<Session> {
  return new Promise((resolve) => {
    const settle = () => {
      const session = readSession();
      if (session === 'unknown') return;
      leave();
      resolve(session);
    };
    const leave = subscribe(settle);
    settle();
  });
}

/** A user was signed in here before; the site services check whether they still are. */
export function useHasToken(): boolean {
  return useSyncExternalStore(subscribe, hasToken, no);
}

export function useSearch(): string {
  return useSyncExternalStore(subscribeToNothing, readSearch, nothing);
}

function hasToken(): boolean {
  return readTokens() !== null;
}

function readSession(): Session {
  return hasToken() ? verified : 'none';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leaveTokens = subscribeToTokens(listener);
  return () => {
    listeners.delete(listener);
    leaveTokens();
  };
}

const unknown = (): Session => 'unknown';
const no = () => false;
const subscribeToNothing = () => () => {};
const readSearch = () => location.search;
const nothing = () => '';
