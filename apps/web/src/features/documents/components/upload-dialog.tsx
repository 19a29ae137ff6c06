import { App, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../shared/format/format-count.ts';
import { BatchBar } from '../../../shared/upload/batch-bar.tsx';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { UploadRow } from '../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../shared/upload/upload-zone.tsx';
import { knowledgeText } from '../knowledge.text.ts';
import type { Folder } from '../view-model/knowledge-shapes.ts';
import type { VersionedDocument } from './document-dialog.kinds.ts';
import { FolderSelect } from './folder-select.tsx';
import styles from './knowledge.module.css';
import { type Placing, usePlacing } from './use-placing.ts';

interface UploadDialogProps {
  readonly teamId: string;
  readonly folders: readonly Folder[];
  /** The open folder; another can be chosen. */
  readonly folderId: string | null;
  readonly versionOf: VersionedDocument | null;
  /** Given before the dialog was open. */
  readonly files?: readonly File[];
  readonly onFull: () => void;
  readonly onClose: () => void;
}

const text = knowledgeText.upload;
const WIDTH_PX = 640;

export function UploadDialog(props: UploadDialogProps) {
  const { teamId, folders, versionOf, files, onFull, onClose } = props;
  const [folderId, setFolderId] = useState(props.folderId);
  const target = { folderId, versionOf: versionOf?.id ?? null };
  const { uploader, items, placings, put, place, underWay } = usePlacing(teamId, target, onFull);
  const close = useClosing(underWay, onClose);
  useFirstFiles(files, put);
  return (
    <Modal
      open
      width={WIDTH_PX}
      title={versionOf ? text.versionTitle(versionOf.name) : text.title}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {text.close}
        </Button>
      }
    >
      {versionOf ? null : (
        <div className={styles.into}>
          <span>{text.into}</span>
          <FolderSelect
            folders={folders}
            value={folderId}
            isDisabled={placings.size > 0}
            onChange={setFolderId}
          />
        </div>
      )}
      {versionOf === null && placings.size > 0 && <p className={styles.note}>{text.intoFixed}</p>}
      <UploadZone
        title={text.put}
        hint={text.accepts}
        isMultiple={versionOf === null}
        isCompact={items.length > 0}
        testId="knowledge-files"
        onFiles={put}
      />
      <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
      {items.map((item) => (
        <div key={item.id}>
          <UploadRow item={item} uploader={uploader} />
          <PlacingLine
            item={item}
            placing={placings.get(item.id) ?? null}
            nameOf={(id) => (versionOf ? null : nameOfFolder(folders, id))}
            onRetry={(fileId) => place(item.id, fileId)}
          />
        </div>
      ))}
    </Modal>
  );
}

/** Put once. */
function useFirstFiles(files: readonly File[] | undefined, put: (files: readonly File[]) => void): void {
  const taken = useRef<readonly File[] | null>(null);
  useEffect(() => {
    if (files === undefined || taken.current === files) return;
    taken.current = files;
    put(files);
  }, [files, put]);
}

/** Asks first during an upload: closing stops it. */
function useClosing(underWay: number, onClose: () => void): () => void {
  const { modal } = App.useApp();
  return () => {
    if (underWay === 0) return onClose();
    modal.confirm({
      title: text.closeTitle(formatCount(underWay)),
      content: text.closeDetail,
      okText: text.closeAnyway,
      okButtonProps: { danger: true },
      cancelText: text.goOn,
      onOk: onClose,
    });
  };
}

function nameOfFolder(folders: readonly Folder[], folderId: string | null): string | null {
  return folderId === null
    ? knowledgeText.places.top
    : (folders.find(({ id }) => id === folderId)?.name ?? null);
}

interface PlacingLineProps {
  readonly item: UploadItem;
  readonly placing: Placing | null;
  /** Null where the folder is not chosen here. */
  readonly nameOf: (folderId: string | null) => string | null;
  readonly onRetry: (fileId: string) => void;
}

function PlacingLine({ item: { state }, placing, nameOf, onRetry }: PlacingLineProps) {
  if (!placing || state.kind !== 'success') return null;
  if (placing.kind !== 'refused')
    return (
      <div className={styles.placed} role="status">
        {text[placing.kind](nameOf(placing.folderId))}
      </div>
    );
  return (
    <div role="alert">
      <div className={styles.placed}>
        <span className={styles.failed}>{placing.message}</span>
        <Button size="small" onClick={() => onRetry(state.file.fileId)}>
          {text.retry}
        </Button>
      </div>
      <p className={styles.note}>{placing.isFull ? text.keptFull : text.keptNote}</p>
    </div>
  );
}
