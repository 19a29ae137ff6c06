import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/**
 * While there are unsaved changes, leaving asks first: for another page through `ask`, for closing the window
 * by the browser.
 */
export function useLeaveGuard(isDirty: boolean, ask: (leave: () => void, stay: () => void) => void): void {
  const blocker = useBlocker(isDirty);
  const latestAsk = useRef(ask);
  latestAsk.current = ask;
  useEffect(() => {
    if (blocker.state === 'blocked') latestAsk.current(blocker.proceed, blocker.reset);
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
}
