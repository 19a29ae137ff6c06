/**
 * What went wrong in this browser: kept here (newest last, bounded) for whoever helps its user, and told to the log service
 * by consent. Without it nothing of this leaves the browser.
 * Never holds personal data: a name, a path without its query, an instant; a detail names fields, not what they hold.
 */

import { queueEvent } from './log-queue.ts';

const EVENTS_KEY = 'wenjian.events';
/** Enough to see what led to a problem, small enough for local storage. */
export const MAX_KEPT_EVENTS = 100;

export interface LoggedEvent {
  readonly event: string;
  readonly path: string;
  readonly at: string;
  /** For whoever mends it. */
  readonly detail?: string;
}

export function logEvent(event: string, path: string, now: Date, detail?: string): void {
  const logged: LoggedEvent = { event, path, at: now.toISOString(), ...(detail !== undefined && { detail }) };
  const events = [...readEvents(), logged];
  localStorage.setItem(EVENTS_KEY, JSON.stringify(events.slice(-MAX_KEPT_EVENTS)));
  queueEvent(event, path, now, detail);
}

export function readEvents(): readonly LoggedEvent[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(EVENTS_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isLoggedEvent) : [];
  } catch {
    return [];
  }
}

function isLoggedEvent(value: unknown): value is LoggedEvent {
  return typeof value === 'object' && value !== null && 'event' in value && 'path' in value && 'at' in value;
}
