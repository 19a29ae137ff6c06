import { Input, Modal } from 'antd';
import { useState } from 'react';
import { pastedTextFile } from '../../../shared/upload/file-identity.ts';
import { compareText } from '../text.ts';

interface PasteTextDialogProps {
  readonly slotName: string;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

const ROWS = 12;

export function PasteTextDialog({ slotName, onFile, onClose }: PasteTextDialogProps) {
  const [text, setText] = useState('');
  const { upload, common } = compareText;
  return (
    <Modal
      open
      title={upload.pasteTitle(slotName)}
      okText={upload.pasteConfirm}
      cancelText={common.cancel}
      okButtonProps={{ disabled: text.trim() === '' }}
      onCancel={onClose}
      onOk={() => {
        onFile(pastedTextFile(text));
        onClose();
      }}
    >
      <p>{upload.pasteHint}</p>
      <Input.TextArea
        autoFocus
        rows={ROWS}
        value={text}
        placeholder={upload.pastePlaceholder}
        aria-label={upload.pastePlaceholder}
        onChange={(event) => setText(event.target.value)}
      />
    </Modal>
  );
}
