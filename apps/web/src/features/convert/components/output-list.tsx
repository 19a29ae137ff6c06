import { DownloadOutlined, EyeOutlined } from '@ant-design/icons';
import { downloadAllConversion, downloadConversion } from '@wenjian/api';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { usePreviewOutput } from '../api/conversions.ts';
import { useDownload } from '../api/use-download.ts';
import { convertText } from '../text.ts';
import type { Conversion } from '../view-model/shapes.ts';
import styles from './task-panel.module.css';

export function OutputList({ task, teamId }: { readonly task: Conversion; readonly teamId: string }) {
  const { task: text, common } = convertText;
  const { id, outputs } = task;
  const all = useDownload();
  const downloadAll = () =>
    all.mutate({
      name: `${task.title}.zip`,
      fetch: () => fetchFile(downloadAllConversion, { params: { id } }),
    });
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.doneTitle(outputs.length)}</h2>
        {outputs.length > 1 && (
          <Button type="primary" icon={<DownloadOutlined />} loading={all.isPending} onClick={downloadAll}>
            {all.isPending ? common.downloading : text.downloadAll}
          </Button>
        )}
      </div>
      <ul className={styles.outputs}>
        {outputs.map((output) => (
          <Output
            key={output.index}
            taskId={id}
            teamId={teamId}
            output={output}
            isOnly={outputs.length === 1}
          />
        ))}
      </ul>
    </>
  );
}

interface OutputProps {
  readonly taskId: string;
  readonly teamId: string;
  readonly output: Conversion['outputs'][number];
  readonly isOnly: boolean;
}

function Output({ taskId, teamId, output, isOnly }: OutputProps) {
  const { task: text, common } = convertText;
  const navigate = useNavigate();
  const download = useDownload();
  const preview = usePreviewOutput(teamId);
  const params = { id: taskId, index: output.index };
  const onPreview = () =>
    preview.mutate(params, {
      onSuccess: (documentId) => navigate(`/document-manage/${documentId}`),
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <li className={styles.output}>
      <span className={styles.outputName}>{output.name}</span>
      <span className={styles.size}>{formatFileSize(output.size)}</span>
      {canPreview(output.type) && (
        <Button
          type="text"
          icon={<EyeOutlined />}
          aria-label={text.previewOf(output.name)}
          loading={preview.isPending}
          onClick={onPreview}
        >
          {text.preview}
        </Button>
      )}
      <Button
        type={isOnly ? 'primary' : 'default'}
        icon={<DownloadOutlined />}
        aria-label={text.downloadOf(output.name)}
        loading={download.isPending}
        onClick={() =>
          download.mutate({ name: output.name, fetch: () => fetchFile(downloadConversion, { params }) })
        }
      >
        {common.download}
      </Button>
    </li>
  );
}

/** Documents open as pages; pictures are only downloaded. */
function canPreview(type: string): boolean {
  return !type.startsWith('image/');
}
