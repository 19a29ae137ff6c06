import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { downloadRecognition } from '@wenjian/api';
import { Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { recognitions, usePreviewFile } from '../api/recognitions.ts';
import { useDownload } from '../api/use-download.ts';
import { convertText } from '../text.ts';
import { plainText } from '../view-model/recognised-text.ts';
import type { Recognition, RecognitionResult } from '../view-model/shapes.ts';
import { DeleteTaskButton } from './delete-task-button.tsx';
import styles from './recognition-view.module.css';

interface RecognitionActionsProps {
  readonly task: Recognition;
  readonly recognised: NonNullable<Recognition['recognised']>;
  readonly result: RecognitionResult | null;
  readonly teamId: string;
}

export function RecognitionActions({ task, recognised, result, teamId }: RecognitionActionsProps) {
  const text = convertText.ocr;
  const [, setSearch] = useSearchParams();
  return (
    <div className={styles.actions}>
      <Button
        type="primary"
        icon={<CopyOutlined />}
        disabled={!result}
        onClick={() => result && void copyText(plainText(result.pages))}
      >
        {text.copy}
      </Button>
      {recognised.formats.map((format) => (
        <DownloadButton key={format} task={task} format={format} />
      ))}
      {!recognised.hasImage && <PreviewButton task={task} teamId={teamId} />}
      <Button onClick={() => setSearch({})}>{text.more}</Button>
      {task.abilities.delete && <DeleteTaskButton<Recognition> tasks={recognitions} task={task} />}
    </div>
  );
}

interface DownloadButtonProps {
  readonly task: Recognition;
  readonly format: NonNullable<Recognition['recognised']>['formats'][number];
}

function DownloadButton({ task, format }: DownloadButtonProps) {
  const download = useDownload();
  const name = `${task.title.replace(/\.[^.]*$/, '')}.${format}`;
  const fetch = () => fetchFile(downloadRecognition, { params: { id: task.id, format } });
  return (
    <Button
      icon={<DownloadOutlined />}
      loading={download.isPending}
      onClick={() => download.mutate({ name, fetch })}
    >
      {convertText.ocr.formats[format]}
    </Button>
  );
}

function PreviewButton({ task, teamId }: { readonly task: Recognition; readonly teamId: string }) {
  const navigate = useNavigate();
  const preview = usePreviewFile(teamId);
  const open = () =>
    preview.mutate(task.file.fileId, {
      onSuccess: (documentId) => navigate(`/document-manage/${documentId}`),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <Button loading={preview.isPending} onClick={open}>
      {convertText.ocr.preview}
    </Button>
  );
}

/** Browsers allow it on https and localhost, and only while the page is focused. */
async function copyText(value: string): Promise<void> {
  const text = convertText.ocr;
  try {
    await navigator.clipboard.writeText(value);
    showToast({ kind: 'success', message: text.copied });
  } catch {
    showToast({ kind: 'error', message: text.copyFailed });
  }
}
