/** The page of the workspace a phone asked for last; kept for the browser session, so that the phone's home can offer it. */

export interface WantedLink {
  /** Of the desktop's page. */
  readonly path: string;
  readonly title: string;
  /** Null: the page is made for a desk. */
  readonly phonePath: string | null;
}

const WANTED_LINK_KEY = 'wenjian.wantedLink';

export function keepWantedLink(link: WantedLink): void {
  sessionStorage.setItem(WANTED_LINK_KEY, JSON.stringify(link));
}

export function readWantedLink(): WantedLink | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WANTED_LINK_KEY) ?? 'null');
    return isWantedLink(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetWantedLink(): void {
  sessionStorage.removeItem(WANTED_LINK_KEY);
}

function isWantedLink(value: unknown): value is WantedLink {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, phonePath } = value as Partial<Record<keyof WantedLink, unknown>>;
  return (
    typeof path === 'string' &&
    typeof title === 'string' &&
    (phonePath === null || typeof phonePath === 'string')
  );
}
