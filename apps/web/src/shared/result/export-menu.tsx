import { DownloadOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { formatFileSize } from '../format/format-file-size.ts';
import styles from './export-menu.module.css';
import { exportMenuText as text } from './export-menu.text.ts';
import type { ExportCalls } from './task-export.ts';
import { useTaskExport } from './use-task-export.ts';

interface ExportChoice<Format extends string> {
  readonly format: Format;
  readonly name: string;
  readonly detail: string;
}

interface ExportMenuProps<Format extends string> {
  readonly title: string;
  readonly choices: readonly ExportChoice<Format>[];
  readonly calls: ExportCalls<Format>;
}

/** Downloads of a result, for every tool. */
export function ExportMenu<Format extends string>({ title, choices, calls }: ExportMenuProps<Format>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={title}
      content={
        <ul className={styles.formats}>
          {choices.map((choice) => (
            <ExportRow key={choice.format} choice={choice} calls={calls} />
          ))}
        </ul>
      }
    >
      <Button size="small" icon={<DownloadOutlined />}>
        {text.open}
      </Button>
    </Popover>
  );
}

interface ExportRowProps<Format extends string> {
  readonly choice: ExportChoice<Format>;
  readonly calls: ExportCalls<Format>;
}

function ExportRow<Format extends string>({ choice, calls }: ExportRowProps<Format>) {
  const { made, ask, save, isBusy, isSaving } = useTaskExport(calls, choice.format);
  return (
    <li className={styles.format}>
      <div className={styles.words}>
        <span className={styles.name}>{choice.name}</span>
        <span className={styles.detail}>{choice.detail}</span>
        {made?.status === 'complete' && made.notice !== null && (
          <span className={styles.detail} role="note">
            {made.notice}
          </span>
        )}
        {made?.status === 'failed' && (
          <span className={styles.failed} role="alert">
            {made.failure?.message ?? text.failed}
          </span>
        )}
      </div>
      {isBusy ? (
        <span className={styles.busy} role="status">
          <LoadingOutlined aria-hidden /> {made?.status === 'running' ? text.running : text.pending}
        </span>
      ) : made?.status === 'complete' ? (
        <Button size="small" loading={isSaving} onClick={() => save(made.fileName)}>
          {text.download}
          {made.size !== null && ` ${formatFileSize(made.size)}`}
        </Button>
      ) : (
        <Button size="small" onClick={ask}>
          {made?.status === 'failed' ? text.retry : text.make}
        </Button>
      )}
    </li>
  );
}
