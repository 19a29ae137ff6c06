import { DownloadOutlined, LoadingOutlined } from '@ant-design/icons';
import { type ExportFormat, exportFormats } from '@wenjian/api';
import { Button, Popover } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useComparisonExport } from '../api/use-comparison-export.ts';
import { resultText as text } from '../result.text.ts';
import type { ComparisonResult } from '../view-model/comparison-shapes.ts';
import styles from './export-menu.module.css';

interface ExportMenuProps {
  readonly taskId: string;
  readonly result: ComparisonResult;
}

export function ExportMenu({ taskId, result }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const formats = exportFormats.filter((format) => hasPagesFor(format, result));
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={text.exportTitle}
      content={
        <ul className={styles.formats}>
          {formats.map((format) => (
            <ExportRow key={format} taskId={taskId} format={format} />
          ))}
        </ul>
      }
    >
      <Button size="small" icon={<DownloadOutlined />}>
        {text.exportMenu}
      </Button>
    </Popover>
  );
}

/** A document without pages cannot be marked on pages. */
function hasPagesFor(format: ExportFormat, { old, new: fresh }: ComparisonResult): boolean {
  if (format === 'pdfOld') return old.pages !== null;
  return format !== 'pdfNew' || fresh.pages !== null;
}

interface ExportRowProps {
  readonly taskId: string;
  readonly format: ExportFormat;
}

function ExportRow({ taskId, format }: ExportRowProps) {
  const { made, ask, save, isBusy, isSaving } = useWantedExport(taskId, format);
  return (
    <li className={styles.format}>
      <div className={styles.words}>
        <span className={styles.name}>{text.exportNames[format]}</span>
        <span className={styles.detail}>{text.exportDetails[format]}</span>
        {made?.status === 'failed' && (
          <span className={styles.failed} role="alert">
            {made.failure?.message ?? text.exportFailed}
          </span>
        )}
      </div>
      {isBusy ? (
        <span className={styles.busy} role="status">
          <LoadingOutlined aria-hidden />{' '}
          {made?.status === 'running' ? text.exportRunning : text.exportPending}
        </span>
      ) : made?.status === 'complete' ? (
        <Button size="small" loading={isSaving} onClick={() => save(made.fileName)}>
          {text.exportDownload}
          {made.size !== null && ` ${formatFileSize(made.size)}`}
        </Button>
      ) : (
        <Button size="small" onClick={ask}>
          {made?.status === 'failed' ? text.exportRetry : text.exportMake}
        </Button>
      )}
    </li>
  );
}

/** Whoever asked for the file gets it as soon as it is there. */
function useWantedExport(taskId: string, format: ExportFormat) {
  const { made, create, download } = useComparisonExport(taskId, format);
  const isWanted = useRef(false);
  const { mutate } = download;
  const save = useCallback((fileName: string) => mutate(fileName, { onError: complain }), [mutate]);
  useEffect(() => {
    if (made?.status !== 'complete' || !isWanted.current) return;
    isWanted.current = false;
    save(made.fileName);
  }, [made, save]);
  const ask = () => {
    isWanted.current = true;
    create.mutate(undefined, { onError: complain });
  };
  const isBusy = create.isPending || made?.status === 'pending' || made?.status === 'running';
  return { made, ask, save, isBusy, isSaving: download.isPending };
}

function complain(error: Error): void {
  showToast({ kind: 'error', message: error.message });
}
