import { HighlightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { proofreadingText } from '../../text.ts';
import { ProofreadFileDialog } from './start-dialog.tsx';

interface ProofreadFileButtonProps {
  readonly teamId: string;
  readonly file: { readonly fileId: string; readonly name: string };
}

/** For the results of other tools: the same file, without another upload. */
export function ProofreadFileButton({ teamId, file }: ProofreadFileButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<HighlightOutlined />} onClick={() => setOpen(true)}>
        {proofreadingText.fileButton}
      </Button>
      {isOpen && <ProofreadFileDialog teamId={teamId} file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
