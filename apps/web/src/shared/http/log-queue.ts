/**
 * Events on their way to the log service: collected for some seconds and sent in batches, the rest when the
 * page closes. Only with the visitor's consent. A batch that fails is dropped: nobody waits for it.
 */
import type { LoggedEvent } from '@wenjian/api';
import { LOG_BATCH_MAX_EVENTS, type LogService, logCalls, logServices } from '@wenjian/api/site-calls';
import { readConsent } from '../session/consent.ts';
import { deviceId } from '../session/device-id.ts';

const FLUSH_AFTER_MS = 8000;

let waiting: LoggedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;
let isWatching = false;

export function queueEvent(event: string, path: string, now: Date, detail?: string): void {
  if (readConsent() !== 'granted') return;
  waiting.push({
    event,
    path: withoutIds(path),
    at: now.toISOString(),
    ...(detail !== undefined && { detail }),
  });
  watchPage();
  if (waiting.length >= LOG_BATCH_MAX_EVENTS) flushEvents();
  else timer ??= setTimeout(flushEvents, FLUSH_AFTER_MS);
}

export function flushEvents(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  const events = waiting;
  waiting = [];
  if (readConsent() !== 'granted') return;
  for (const service of logServices) {
    const own = events.filter(({ path }) => serviceOf(path) === service);
    if (own.length > 0) post(logCalls[service], { deviceId: deviceId(), events: own });
  }
}

export function dropEvents(): void {
  waiting = [];
}

/** Survives the page that sends it. */
export function post(path: string, body: unknown): void {
  const json = JSON.stringify(body);
  const isTaken = navigator.sendBeacon?.(path, new Blob([json], { type: 'application/json' }));
  if (isTaken) return;
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: json,
    keepalive: true,
  };
  fetch(path, init).catch(() => undefined);
}

const places: readonly { readonly start: string; readonly service: LogService }[] = [
  { start: '/contract-compare', service: 'compare' },
  { start: '/contract-audit', service: 'audit' },
  { start: '/plagiarism/', service: 'plag' },
];

export function serviceOf(path: string): LogService {
  return places.find(({ start }) => path.startsWith(start))?.service ?? 'events';
}

/** Document ids are removed for privacy. */
function withoutIds(path: string): string {
  return path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, ':id');
}

function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  // A phone may end a hidden page without further events.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushEvents();
  });
  addEventListener('pagehide', flushEvents);
}
