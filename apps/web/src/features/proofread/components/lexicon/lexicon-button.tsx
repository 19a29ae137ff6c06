import { BookOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { proofreadingText } from '../../text.ts';
import { LexiconDialog } from './lexicon-dialog.tsx';

/** The words of the space, where no contract is open. */
export function LexiconButton({ teamId }: { readonly teamId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<BookOutlined />} onClick={() => setOpen(true)}>
        {proofreadingText.lexicon.open}
      </Button>
      {isOpen && <LexiconDialog teamId={teamId} onRerun={null} onClose={() => setOpen(false)} />}
    </>
  );
}
