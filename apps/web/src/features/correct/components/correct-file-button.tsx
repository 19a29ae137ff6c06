import { HighlightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { correctText } from '../text.ts';
import { CorrectFileDialog } from './start-dialog.tsx';

interface CorrectFileButtonProps {
  readonly teamId: string;
  readonly file: { readonly fileId: string; readonly name: string };
}

/** For the results of other tools: the same file, without another upload. */
export function CorrectFileButton({ teamId, file }: CorrectFileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<HighlightOutlined />} onClick={() => setOpen(true)}>
        {correctText.fileButton}
      </Button>
      {isOpen && <CorrectFileDialog teamId={teamId} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
