/** The page that a failed collaboration read asks for; the layout that shows documents listens. */
import type { FailurePage } from './decide-failure.ts';

let current: FailurePage | null = null;
const listeners = new Set<() => void>();

export function showFailurePage(page: FailurePage | null): void {
  current = page;
  for (const listener of listeners) listener();
}

export function currentFailurePage(): FailurePage | null {
  return current;
}

export function subscribeToFailurePage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
