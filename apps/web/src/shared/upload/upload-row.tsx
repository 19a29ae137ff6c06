import {
  CloseOutlined,
  DeleteOutlined,
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  PauseOutlined,
  PlayCircleOutlined,
  ReloadOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import type { FileKind } from '@wenjian/api';
import { Button, Progress, Tooltip } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { describeUpload, type UploadAction } from './describe-upload.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { uploadText } from './upload.text.ts';
import type { UploadItem } from './upload-entry.ts';
import styles from './upload-row.module.css';
import type { Uploader } from './uploader.ts';

interface UploadRowProps {
  readonly item: UploadItem;
  readonly uploader: Uploader;
  /** Replaces the uploader's own cancel, where the screen keeps its own list. */
  readonly onRemove?: () => void;
}

export function UploadRow({ item, uploader, onRemove }: UploadRowProps) {
  const { status, detail, percent, actions } = describeUpload(item);
  const isFailed = item.state.kind === 'error';
  const [isAsking, setAsking] = useAsking(item, uploader);
  const act = (action: UploadAction) => {
    if (action === 'cancel' || action === 'remove') return onRemove ? onRemove() : uploader.cancel(item.id);
    if (action === 'unlock') return setAsking(true);
    uploader[action](item.id);
  };
  return (
    <div className={styles.row} data-state={item.state.kind}>
      <span className={styles.icon}>{item.fileKind ? KIND_ICONS[item.fileKind] : <FileOutlined />}</span>
      <div className={styles.body}>
        <div className={styles.name} title={item.name}>
          {item.name}
        </div>
        <div className={isFailed ? styles.failed : styles.detail} role="status">
          <span>{status}</span>
          <span className={styles.figures}>{detail}</span>
        </div>
        {item.state.kind !== 'success' && item.state.kind !== 'locked' && (
          <Progress
            percent={percent}
            size="small"
            showInfo={false}
            status={isFailed ? 'exception' : 'normal'}
            aria-label={uploadText.actionsOf(status, item.name)}
          />
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action) => (
          <Tooltip key={action} title={uploadText[action]}>
            <Button
              type="text"
              icon={ACTION_ICONS[action]}
              aria-label={uploadText.actionsOf(uploadText[action], item.name)}
              onClick={() => act(action)}
            />
          </Tooltip>
        ))}
      </div>
      {isAsking && item.state.kind === 'locked' && (
        <PasswordDialog item={item} uploader={uploader} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

/** Asks at once, for one file after the other; a dialog that was closed is one click away. */
function useAsking({ id, state }: UploadItem, uploader: Uploader) {
  const [isAsking, setAsking] = useState(false);
  const next = uploader.items().find((one) => one.state.kind === 'locked')?.id;
  const isNext = state.kind === 'locked' && next === id;
  useEffect(() => {
    if (isNext) setAsking(true);
  }, [isNext]);
  return [isAsking, setAsking] as const;
}

const ACTION_ICONS: Readonly<Record<UploadAction, ReactNode>> = {
  pause: <PauseOutlined />,
  resume: <PlayCircleOutlined />,
  retry: <ReloadOutlined />,
  cancel: <CloseOutlined />,
  remove: <DeleteOutlined />,
  unlock: <UnlockOutlined />,
};

const KIND_ICONS: Readonly<Record<FileKind, ReactNode>> = {
  word: <FileWordOutlined />,
  ppt: <FilePptOutlined />,
  txt: <FileTextOutlined />,
  pdf: <FilePdfOutlined />,
  excel: <FileExcelOutlined />,
  img: <FileImageOutlined />,
};
