import { conversionChoices } from '@wenjian/api';
import { formatFileSize } from '../../../../shared/format/format-file-size.ts';
import { convertText } from '../../text.ts';
import type { OperationOptions } from '../../view-model/operations.ts';
import styles from './preview.module.css';
import type { StoredPdf } from './shown-pdf.tsx';

interface CompressPreviewProps {
  readonly files: readonly StoredPdf[];
  readonly options: OperationOptions;
}

/** The sizes there are. The one to come is not known, and not guessed. */
export function CompressPreview({ files, options }: CompressPreviewProps) {
  const text = convertText.preview.compress;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <p className={styles.note}>{text.honest(conversionChoices.quality[options.quality])}</p>
      <ul className={styles.files}>
        {files.map(({ fileId, name, size }) => (
          <li key={fileId} className={styles.item}>
            <span className={styles.note}>{name}</span>
            <span>{text.now(formatFileSize(size))}</span>
          </li>
        ))}
      </ul>
      {files.length > 1 && <p className={styles.note}>{text.total(files.length, formatFileSize(total))}</p>}
    </>
  );
}
