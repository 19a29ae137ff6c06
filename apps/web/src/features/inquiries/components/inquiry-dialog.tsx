import { useEffect, useRef } from 'react';
import { closeInquiry } from '../api/inquiry-dialogs.store.ts';
import { inquiriesText as text } from '../text.ts';
import styles from './inquiry.module.css';
import { InquiryForm } from './inquiry-form.tsx';

export function InquiryDialog({ kind }: { readonly kind: 'requirement' | 'cooperation' }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, lead } = text.forms[kind];
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="inquiry-title" onClose={closeInquiry}>
      <header className={styles.head}>
        <div>
          <h2 id="inquiry-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <button type="button" className={styles.close} aria-label={text.close} onClick={closeInquiry}>
          ×
        </button>
      </header>
      <InquiryForm kind={kind} onDone={closeInquiry} />
    </dialog>
  );
}
