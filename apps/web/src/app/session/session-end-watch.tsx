import { useEffect } from 'react';
import { expireSession } from '../../shared/http/client.ts';
import { useSessionEnd } from './use-session.ts';

/** A session also ends for somebody who only reads: the message and the way to the sign-in do not wait for a failed call (docs/spec.md#session). */
export function SessionEndWatch() {
  const endsAtMs = useSessionEnd();
  useEffect(() => (endsAtMs === null ? undefined : callAt(endsAtMs, expireSession)), [endsAtMs]);
  return null;
}

/** Timers count no further. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Returns what cancels it. */
function callAt(atMs: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const leftMs = atMs - Date.now();
    timer = leftMs <= 0 ? setTimeout(action) : setTimeout(wait, Math.min(leftMs, LONGEST_WAIT_MS));
  };
  wait();
  return () => clearTimeout(timer);
}
