/**
 * The stored session message: a JSON object with a `msg` field (docs/spec.md#session-storage). It says at the sign-in why
 * somebody has to sign in again; the page that knew the reason is gone by then.
 */

export const SESSION_MESSAGE_KEY = 'wenjian.sessionMessage';
/** A longer one is removed (docs/spec.md#session-storage). */
const SESSION_MESSAGE_MAX_CHARACTERS = 20;

/** At app start: a message longer than the limit is removed; others stay. */
export function cleanSessionMessage(storage: Storage = localStorage): void {
  if (isTooLong(storage.getItem(SESSION_MESSAGE_KEY))) storage.removeItem(SESSION_MESSAGE_KEY);
}

export function keepSessionMessage(msg: string, storage: Storage = localStorage): void {
  storage.setItem(SESSION_MESSAGE_KEY, JSON.stringify({ msg }));
}

export function readSessionMessage(storage: Storage = localStorage): string | null {
  return readMessage(storage.getItem(SESSION_MESSAGE_KEY));
}

/** It was shown. */
export function forgetSessionMessage(storage: Storage = localStorage): void {
  storage.removeItem(SESSION_MESSAGE_KEY);
}

function isTooLong(stored: string | null): boolean {
  const message = readMessage(stored);
  // By code point, so that one rare character or emoji counts as one.
  return message !== null && [...message].length > SESSION_MESSAGE_MAX_CHARACTERS;
}

function readMessage(stored: string | null): string | null {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('msg' in value)) return null;
    return typeof value.msg === 'string' ? value.msg : null;
  } catch {
    return null;
  }
}
