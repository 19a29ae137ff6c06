/** The token pair in local storage, with change notifications (this tab or another). */

export interface TokenPair {
  readonly accessToken: string;
  readonly idToken: string;
}

const ACCESS_TOKEN_KEY = 'wenjian.accessToken';
const ID_TOKEN_KEY = 'wenjian.idToken';

const listeners = new Set<() => void>();

export function readTokens(storage: Storage = localStorage): TokenPair | null {
  const accessToken = storage.getItem(ACCESS_TOKEN_KEY);
  const idToken = storage.getItem(ID_TOKEN_KEY);
  return accessToken && idToken ? { accessToken, idToken } : null;
}

export function saveTokens(pair: TokenPair, storage: Storage = localStorage): void {
  storage.setItem(ID_TOKEN_KEY, pair.idToken);
  storage.setItem(ACCESS_TOKEN_KEY, pair.accessToken);
  announce();
}

export function clearTokens(storage: Storage = localStorage): void {
  storage.removeItem(ACCESS_TOKEN_KEY);
  storage.removeItem(ID_TOKEN_KEY);
  announce();
}

/** For `useSyncExternalStore`: another tab's sign-in or sign-out arrives as a storage event. */
export function subscribeToTokens(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === ACCESS_TOKEN_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
