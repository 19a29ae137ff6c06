import { useEffect, useRef } from 'react';
import { mobileText } from '../../mobile.text.ts';
import { closeMobileDialog, useMobileDialog } from '../../mobile-dialog.store.ts';
import styles from './mobile-dialog.module.css';

const text = mobileText.dialog;

/**
 * An important sentence over any page of the mobile site. The browser's own dialog keeps the focus and
 * restores it.
 */
export function MobileDialog() {
  const { dialogVisible, message } = useMobileDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialogVisible) dialog.current?.showModal();
    else dialog.current?.close();
  }, [dialogVisible]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="mobile-dialog-title"
      aria-describedby="mobile-dialog-message"
      onClose={closeMobileDialog}
    >
      <h2 id="mobile-dialog-title">{text.title}</h2>
      <p id="mobile-dialog-message">{message}</p>
      <button type="button" onClick={closeMobileDialog}>
        {text.close}
      </button>
    </dialog>
  );
}
