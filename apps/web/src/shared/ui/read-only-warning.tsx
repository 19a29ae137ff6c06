import { useEffect } from 'react';
import { readOnlyText } from './read-only-warning.text.ts';
import { showToast } from './toast.ts';

/** docs/spec.md#constants */
const READONLY_WARNING_DELAY_MS = 3000;

/** Rendered by a page with a read-only document: shown once, after a short while. */
export function ReadOnlyWarning() {
  useEffect(() => {
    const timer = setTimeout(
      () => showToast({ kind: 'warning', message: readOnlyText }),
      READONLY_WARNING_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return null;
}
