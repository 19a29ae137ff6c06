/**
 * The errors of this browser: kept here (newest last, limited) for support, and sent to the log service with
 * consent. Without consent nothing leaves the browser. Contains no personal data: a name, a path without its
 * query, a time; a detail names fields, not their values.
 */

import { queueEvent } from './log-queue.ts';

const EVENTS_KEY = 'wenjian.events';
/** Enough to trace a problem, small enough for local storage. */
export const MAX_KEPT_EVENTS = 100;

export interface LoggedEvent {
  readonly event: string;
  readonly path: string;
  readonly at: string;
  /** For developers. */
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
