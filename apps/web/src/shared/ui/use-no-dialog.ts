import { useEffect, useState } from 'react';

/** True from the first moment at which no dialog is open. It stays so: what then opens is the asker's own. */
export function useNoDialog(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    const look = () => {
      if (isDialogOpen()) return;
      observer.disconnect();
      setFree(true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      // Dialogs that were closed stay in the page, out of sight.
      attributeFilter: ['style', 'class', 'hidden'],
    });
    look();
    return () => observer.disconnect();
  }, []);
  return isFree;
}

const HIDDEN = '[hidden], [style*="display: none"], [style*="display:none"]';

function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.closest(HIDDEN) === null);
}
