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
} from '@ant-design/icons';
import type { FileKind } from '@wenjian/api';
import { Button, Progress, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { describeUpload, type UploadAction } from './describe-upload.ts';
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
  const act = (action: UploadAction) => {
    if (action === 'cancel' || action === 'remove') return onRemove ? onRemove() : uploader.cancel(item.id);
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
        {item.state.kind !== 'success' && (
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
    </div>
  );
}

const ACTION_ICONS: Readonly<Record<UploadAction, ReactNode>> = {
  pause: <PauseOutlined />,
  resume: <PlayCircleOutlined />,
  retry: <ReloadOutlined />,
  cancel: <CloseOutlined />,
  remove: <DeleteOutlined />,
};

const KIND_ICONS: Readonly<Record<FileKind, ReactNode>> = {
  word: <FileWordOutlined />,
  ppt: <FilePptOutlined />,
  txt: <FileTextOutlined />,
  pdf: <FilePdfOutlined />,
  excel: <FileExcelOutlined />,
  img: <FileImageOutlined />,
};
