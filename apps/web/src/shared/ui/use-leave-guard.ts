import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** While there is something unsaved, leaving asks first: another page through `ask`, closing the window by the browser. */
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
