import { useEffect, useState } from 'react';
import { openDialogs } from './open-dialogs.ts';

/** True from the first moment without an open dialog. It stays true: later dialogs are the caller's own. */
export function useNoDialog(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    const look = () => {
      if (openDialogs().length > 0) return;
      observer.disconnect();
      setFree(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      // Closed dialogs stay in the page, hidden.
      attributeFilter: ['style', 'class', 'hidden'],
    });
    look();
    return () => observer.disconnect();
  }, []);
  return isFree;
}
