import { type KeyboardEvent, type Ref, useState } from 'react';
import { pdfText } from '../pdf.text.ts';
import { PdfButton } from './pdf-button.tsx';
import styles from './pdf-controls.module.css';

interface PageJumpProps {
  /** 0-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly fieldRef: Ref<HTMLInputElement>;
}

export function PageJump({ page, pageCount, onPage, fieldRef }: PageJumpProps) {
  const text = pdfText.toolbar;
  return (
    <div className={styles.group}>
      <PdfButton
        icon="previous"
        label={text.previousPage}
        isDisabled={page <= 0}
        onClick={() => onPage(page - 1)}
      />
      <PageField page={page} pageCount={pageCount} onPage={onPage} fieldRef={fieldRef} />
      <span className={styles.pageCount}>
        {text.pageCount(pageCount === 0 ? '–' : pageCount.toLocaleString('zh-CN'))}
      </span>
      <PdfButton
        icon="next"
        label={text.nextPage}
        isDisabled={page >= pageCount - 1}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}

function PageField({ page, pageCount, onPage, fieldRef }: PageJumpProps) {
  /** The typed text; null shows the page itself. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = pageCount === 0 ? '' : String(page + 1);
  const go = () => {
    const wanted = Number.parseInt(draft ?? '', 10);
    if (Number.isInteger(wanted)) onPage(Math.min(pageCount, Math.max(1, wanted)) - 1);
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') go();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      ref={fieldRef}
      className={styles.pageField}
      style={{ width: `${Math.max(2, String(pageCount).length) + 2}ch` }}
      inputMode="numeric"
      autoComplete="off"
      aria-label={pdfText.toolbar.pageField}
      value={draft ?? shown}
      disabled={pageCount === 0}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, ''))}
      onKeyDown={onKeyDown}
      onBlur={() => setDraft(null)}
    />
  );
}
