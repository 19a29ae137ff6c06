import { Button } from 'antd';
import { useState } from 'react';
import type { StoredFile } from '../../../../shared/upload/upload-state.ts';
import { useStoredFile } from '../../api/use-deviation.ts';
import { templatesText } from '../../text.ts';
import { TemplatePicker } from '../editor/template-picker.tsx';

interface TemplateFileButtonProps {
  readonly teamId: string;
  readonly onFile: (file: StoredFile) => void;
}

const text = templatesText.picker;

/** Instead of a local file: the file of a template's published version. */
export function TemplateFileButton({ teamId, onFile }: TemplateFileButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const stored = useStoredFile(teamId);
  return (
    <>
      <Button type="link" size="small" onClick={() => setIsOpen(true)}>
        {text.choose}
      </Button>
      {isOpen && (
        <TemplatePicker
          teamId={teamId}
          title={text.chooseTitle}
          label={text.use}
          isBusy={stored.isPending}
          error={stored.error}
          onChoose={({ file }) =>
            stored.mutate(file.fileId, {
              onSuccess: (found) => {
                onFile(found);
                setIsOpen(false);
              },
            })
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
