/**
 * Whether this visitor lets us count: events, where they came from, what an advertisement led to. Kept on the device. Until
 * somebody has agreed nothing of it leaves the browser.
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
  // Set by the script in the page's head, before anything of this ran.
  delete document.documentElement.dataset.asks;
  for (const listener of listeners) listener();
}

/** null while it is not known: at build time and for the first rendering. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent, notKnown);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Where nothing can be kept, nobody could decline for good either.
    return 'declined';
  }
}

/** Global Privacy Control: a browser that has answered for its user need not be asked again. */
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
