import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { convertText } from '../text.ts';
import styles from './locks.module.css';
import { StoredFileList } from './stored-file-list.tsx';
import { TaskNotes } from './task-notes.tsx';

interface UnlockPanelProps {
  readonly teamId: string;
  readonly items: readonly UploadItem[];
}

/** The upload list asks for each password; what was opened with one is offered here. */
export function UnlockPanel({ teamId, items }: UnlockPanelProps) {
  const text = convertText.locks;
  const stored = items.flatMap(({ state }) => (state.kind === 'success' ? [state] : []));
  const opened = stored.filter(({ wasLocked }) => wasLocked === true).map(({ file }) => file);
  const open = stored.filter(({ wasLocked }) => wasLocked !== true);
  return (
    <section className={styles.panel} aria-label={text.unlocked}>
      <p className={styles.lead}>{text.unlockLead}</p>
      {opened.length > 0 && <StoredFileList teamId={teamId} title={text.unlocked} files={opened} />}
      <TaskNotes notes={open.map(({ file }) => text.notLocked(file.name))} />
    </section>
  );
}
