import { InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { Tool } from '../../../shared/tools/tool-catalogue.ts';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { canUpload } from '../../../shared/upload/can-upload.ts';
import { uploadText } from '../../../shared/upload/upload.text.ts';
import { usePageDrop } from '../../../shared/upload/use-page-drop.ts';
import { workbenchText } from '../text.ts';
import styles from './drop-area.module.css';
import type { FolderField } from './folder-field.props.ts';

const DropDialog = openLater(async () => (await import('./drop-dialog.tsx')).DropDialog);

const text = workbenchText.drop;

interface DropAreaProps {
  readonly teamId: string;
  readonly isOffered: (tool: Tool) => boolean;
  /** Another dialog has its own file area. */
  readonly isBusy: boolean;
  readonly FolderField: FolderField;
}

/** Files are given first, then the tool is chosen. */
export function DropArea({ teamId, isOffered, isBusy, FolderField }: DropAreaProps) {
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = usePageDrop(!isBusy && files === null, setFiles);
  if (!canUpload()) return <p className={styles.unsupported}>{uploadText.notSupported}</p>;
  return (
    <>
      <section className={styles.area} aria-label={text.title}>
        <InboxOutlined className={styles.icon} aria-hidden />
        <div className={styles.words}>
          <strong>{text.title}</strong>
          <span>{text.hint}</span>
        </div>
        <Button onClick={() => input.current?.click()}>{text.choose}</Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          data-testid="workbench-files"
          aria-label={text.choose}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            if (chosen.length > 0) setFiles(chosen);
            // Choosing the same file again must fire the event.
            target.value = '';
          }}
        />
      </section>
      {isOver && (
        <div className={styles.over} role="status">
          <InboxOutlined aria-hidden />
          <strong>{text.over}</strong>
          <span>{text.overHint}</span>
        </div>
      )}
      {files !== null && (
        <DropDialog
          teamId={teamId}
          files={files}
          isOffered={isOffered}
          FolderField={FolderField}
          onClose={() => setFiles(null)}
        />
      )}
    </>
  );
}
