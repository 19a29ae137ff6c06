/**
 * Events of the product, kept in this browser (newest last, bounded) until something delivers them.
 * Never holds personal data: a name, a path without its query, an instant.
 */

const EVENTS_KEY = 'wenjian.events';
/** Enough to see what led to a problem, small enough for local storage. */
export const MAX_KEPT_EVENTS = 100;

export interface LoggedEvent {
  readonly event: string;
  readonly path: string;
  readonly at: string;
}

export function logEvent(event: string, path: string, now: Date, storage: Storage = localStorage): void {
  const events = [...readEvents(storage), { event, path, at: now.toISOString() }];
  storage.setItem(EVENTS_KEY, JSON.stringify(events.slice(-MAX_KEPT_EVENTS)));
}

export function readEvents(storage: Storage = localStorage): readonly LoggedEvent[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(EVENTS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isLoggedEvent) : [];
  } catch {
    return [];
  }
}

function isLoggedEvent(value: unknown): value is LoggedEvent {
  return typeof value === 'object' && value !== null && 'event' in value && 'path' in value && 'at' in value;
}
