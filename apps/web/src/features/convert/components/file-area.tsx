import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import { convertText } from '../text.ts';
import styles from './convert.module.css';
import { FileQueue } from './file-queue.tsx';
import type { FileQueueState } from './use-file-queue.ts';

interface FileAreaProps {
  readonly files: FileQueueState;
  /** The text of the empty file area. */
  readonly title: string;
  readonly hint: string;
  readonly testId: string;
  /** Whether the order of the files matters. */
  readonly isOrdered: boolean;
}

/** The files of the page and the place for more. */
export function FileArea({ files, title, hint, testId, isOrdered }: FileAreaProps) {
  const text = convertText.convert;
  const { items, uploader, move, add } = files;
  const isEmpty = items.length === 0;
  return (
    <section className={styles.section} aria-label={text.files}>
      <h2 className={styles.subtitle}>{isEmpty ? text.files : text.filesOf(items.length)}</h2>
      <FileQueue items={items} uploader={uploader} onMove={isOrdered ? move : null} />
      <UploadZone
        title={isEmpty ? title : text.putMore}
        hint={hint}
        isMultiple
        isCompact={!isEmpty}
        testId={testId}
        onFiles={add}
      />
    </section>
  );
}
