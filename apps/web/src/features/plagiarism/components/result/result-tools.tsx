import { LinkOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { exportChoices } from '../../../../shared/result/export-choices.ts';
import { ExportMenu } from '../../../../shared/result/export-menu.tsx';
import type { ResultReader } from '../../api/plagiarism-reader.ts';
import { reportExports } from '../../api/report-exports.ts';
import { resultText as text } from '../../result.text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { ShareDialog } from '../share-dialog.tsx';
import { RerunDialog } from '../task/rerun-dialog.tsx';

interface ResultToolsProps {
  readonly task: PlagiarismTask;
  readonly reader: ResultReader;
}

/** Downloads; with permission also sharing and a new check with other settings. */
export function ResultTools({ task, reader }: ResultToolsProps) {
  const [dialog, setDialog] = useState<'share' | 'rerun' | null>(null);
  const { mode, title } = task;
  const calls = useMemo(() => reportExports(reader, { mode, title }), [reader, mode, title]);
  const close = () => setDialog(null);
  const isOwn = reader.key === null;
  return (
    <>
      {!isOwn && <Tag color="blue">{text.shared}</Tag>}
      <ExportMenu title={text.exportTitle} choices={exportChoices('duplicate')} calls={calls} />
      {isOwn && task.abilities.run && (
        <Button size="small" icon={<ReloadOutlined />} onClick={() => setDialog('rerun')}>
          {text.rerun}
        </Button>
      )}
      {isOwn && task.abilities.share && (
        <Button size="small" icon={<LinkOutlined />} onClick={() => setDialog('share')}>
          {text.share}
        </Button>
      )}
      {dialog === 'share' && <ShareDialog task={task} onClose={close} />}
      {dialog === 'rerun' && <RerunDialog task={task} onClose={close} />}
    </>
  );
}
