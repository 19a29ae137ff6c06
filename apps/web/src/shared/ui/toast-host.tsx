import { useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, TOAST_OFFSET_PX, type ToastKind } from './toast.ts';
import styles from './toast-host.module.css';

const DISMISS = '关闭提示';

/** A mark beside the colour, for readers who cannot tell the colours apart. */
const marks: Readonly<Record<ToastKind, string>> = { info: 'i', success: '✓', warning: '!', error: '×' };

/** Renders the toasts; once for the whole product. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <div className={styles.host} style={{ top: TOAST_OFFSET_PX }} aria-live="polite" role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles.toast} data-kind={toast.kind}>
          <span className={styles.mark} aria-hidden="true">
            {marks[toast.kind]}
          </span>
          <span>{toast.message}</span>
          <button type="button" aria-label={DISMISS} onClick={() => dismissToast(toast.id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
