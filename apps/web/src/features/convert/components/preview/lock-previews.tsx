import { LockOutlined } from '@ant-design/icons';
import { fileKindOf } from '@wenjian/api';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { convertText } from '../../text.ts';
import { PageSheet } from '../page-sheet.tsx';
import styles from './preview.module.css';
import { type PdfPages, ShownPdf } from './shown-pdf.tsx';

const SIDE_PX = 240;

/** What readers will meet, without the password and with it. */
export function ProtectPreview({ pages: { file, queue } }: { readonly pages: PdfPages }) {
  const text = convertText.preview.protect;
  return (
    <div className={styles.sides}>
      <figure className={styles.item}>
        <figcaption className={styles.note}>{text.asked}</figcaption>
        <div className={styles.locked}>
          <LockOutlined aria-hidden />
          <span>{text.askedDetail}</span>
        </div>
      </figure>
      <figure className={styles.item}>
        <figcaption className={styles.note}>{text.opened}</figcaption>
        <PageSheet file={file} queue={queue} page={0} sidePx={SIDE_PX} />
      </figure>
    </div>
  );
}

interface UnlockPreviewProps {
  readonly teamId: string;
  readonly items: readonly UploadItem[];
}

/** The first page of each file that was opened with its password. Null before there is one. */
export function UnlockPreview({ teamId, items }: UnlockPreviewProps) {
  const text = convertText.preview.unlock;
  const opened = items.flatMap(({ state }) =>
    state.kind === 'success' && state.wasLocked === true ? [state.file] : [],
  );
  if (opened.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={convertText.preview.title}>
      <ul className={styles.parts}>
        {opened.map(({ fileId, name }) => (
          <li key={fileId} className={styles.item}>
            {fileKindOf(name) === 'pdf' ? (
              <>
                <span className={styles.note}>{text.opened(name)}</span>
                <ShownPdf teamId={teamId} fileId={fileId}>
                  {({ file, queue }) => <PageSheet file={file} queue={queue} page={0} sidePx={SIDE_PX} />}
                </ShownPdf>
              </>
            ) : (
              <span className={styles.note}>{text.notPdf(name)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
