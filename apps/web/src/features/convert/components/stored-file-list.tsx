import { DownloadOutlined } from '@ant-design/icons';
import { downloadStoredFile } from '@wenjian/api';
import { Button } from 'antd';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { fetchFile } from '../../../shared/http/fetch-file.ts';
import { useDownload } from '../api/use-download.ts';
import { convertText } from '../text.ts';
import styles from './task-panel.module.css';

interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

interface StoredFileListProps {
  readonly teamId: string;
  readonly title: string;
  readonly files: readonly StoredFile[];
}

export function StoredFileList({ teamId, title, files }: StoredFileListProps) {
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.outputs}>
        {files.map((file) => (
          <StoredFileRow key={file.fileId} teamId={teamId} file={file} />
        ))}
      </ul>
    </>
  );
}

function StoredFileRow({ teamId, file }: { readonly teamId: string; readonly file: StoredFile }) {
  const text = convertText.locks;
  const download = useDownload();
  const { fileId, name, size } = file;
  return (
    <li className={styles.output}>
      <span className={styles.outputName}>{name}</span>
      <span className={styles.size}>{formatFileSize(size)}</span>
      <Button
        type="primary"
        icon={<DownloadOutlined />}
        aria-label={text.downloadOf(name)}
        loading={download.isPending}
        onClick={() =>
          download.mutate({
            name,
            fetch: () => fetchFile(downloadStoredFile, { query: { teamId, fileId } }),
          })
        }
      >
        {text.download}
      </Button>
    </li>
  );
}
