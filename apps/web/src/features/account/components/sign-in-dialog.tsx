import { type ReactNode, useEffect, useRef } from 'react';
import { signInText as text } from '../sign-in.text.ts';
import styles from './sign-in.module.css';
import { SignInPanel, type SignInPanelProps } from './sign-in-panel.tsx';

interface SignInDialogProps extends SignInPanelProps {
  /** The benefits of signing in, above the form. */
  readonly note?: ReactNode;
  /** What has to stay within reach while the page behind cannot be used. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

/** The desktop login dialog. `<dialog>` brings the focus trap, Esc and the backdrop. */
export function SignInDialog({ note, footer, onClose, ...panel }: SignInDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="sign-in-title" onClose={onClose}>
      <header className={styles.head}>
        <div>
          <h2 id="sign-in-title">{text.title}</h2>
          <p>{text.lead}</p>
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={text.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      {note}
      <SignInPanel {...panel} />
      {footer}
    </dialog>
  );
}
