import { Input, Modal } from 'antd';
import { useState } from 'react';
import { pastedTextFile } from './file-identity.ts';
import { uploadText } from './upload.text.ts';

interface PasteTextDialogProps {
  readonly title: string;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

const ROWS = 12;

/** Text instead of a file: it becomes one, named from its first characters (docs/spec.md#input-rules). */
export function PasteTextDialog({ title, onFile, onClose }: PasteTextDialogProps) {
  const [text, setText] = useState('');
  return (
    <Modal
      open
      title={title}
      okText={uploadText.pasteConfirm}
      cancelText={uploadText.pasteCancel}
      okButtonProps={{ disabled: text.trim() === '' }}
      onCancel={onClose}
      onOk={() => {
        onFile(pastedTextFile(text));
        onClose();
      }}
    >
      <p>{uploadText.pasteHint}</p>
      <Input.TextArea
        autoFocus
        rows={ROWS}
        value={text}
        placeholder={uploadText.pastePlaceholder}
        aria-label={uploadText.pastePlaceholder}
        onChange={(event) => setText(event.target.value)}
      />
    </Modal>
  );
}
