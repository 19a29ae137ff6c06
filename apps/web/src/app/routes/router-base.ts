/** Where the workspace stands: at the root on a desk, under `/m` on a phone. Inside, its paths are the same. */
import { PHONE_BASE } from './find-route.ts';

export function routerBase(): '' | typeof PHONE_BASE {
  return location.pathname.startsWith(`${PHONE_BASE}/`) ? PHONE_BASE : '';
}

/** The path as the router knows it; null when another document answers it. */
export function insideBase(to: string): string | null {
  const base = routerBase();
  if (base === '') return to.startsWith(`${PHONE_BASE}/`) ? null : to;
  return to.startsWith(`${base}/`) ? to.slice(base.length) : null;
}
