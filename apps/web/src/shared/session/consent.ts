/**
 * Whether this visitor allows counting: events, their source, conversions of advertisements. Stored on the
 * device. Without consent nothing of it leaves the browser.
 */
import { useSyncExternalStore } from 'react';

export type Consent = 'granted' | 'declined' | 'undecided';

const CONSENT_KEY = 'wenjian.consent';
const listeners = new Set<() => void>();

export function readConsent(): Consent {
  const kept = readKept();
  if (kept === 'granted' || kept === 'declined') return kept;
  return asksNotToBeTracked() ? 'declined' : 'undecided';
}

export function saveConsent(consent: 'granted' | 'declined'): void {
  localStorage.setItem(CONSENT_KEY, consent);
  // Set by the script in the page's head, before this code runs.
  delete document.documentElement.dataset.asks;
  for (const listener of listeners) listener();
}

/** Null while unknown: at build time and in the first render. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent, notKnown);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Where nothing can be stored, a refusal could not be kept either.
    return 'declined';
  }
}

/** Global Privacy Control: the browser has answered for its user, so they are not asked. */
function asksNotToBeTracked(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Decided in another tab.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const notKnown = () => null;
