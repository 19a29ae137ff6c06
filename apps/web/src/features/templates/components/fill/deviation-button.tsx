import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeviation } from '../../api/use-deviation.ts';
import { templatesText } from '../../text.ts';
import { TemplatePicker } from '../editor/template-picker.tsx';

interface DeviationButtonProps {
  readonly teamId: string;
  readonly file: { readonly fileId: string; readonly name: string };
}

const text = templatesText.picker;

/** How far a contract differs from one of the team's templates, in any file format. */
export function DeviationButton({ teamId, file }: DeviationButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const deviation = useDeviation();
  const open = () => {
    deviation.reset();
    setIsOpen(true);
  };
  return (
    <>
      <Button size="small" onClick={open}>
        {text.deviation}
      </Button>
      {isOpen && (
        <TemplatePicker
          teamId={teamId}
          title={text.deviationTitle}
          note={text.deviationNote(file.name)}
          label={text.compare}
          isBusy={deviation.isPending}
          error={deviation.error}
          onChoose={(template) =>
            deviation.mutate(
              { teamId, templateFileId: template.file.fileId, fileId: file.fileId },
              {
                onSuccess: ({ id }) => {
                  setIsOpen(false);
                  navigate(`/contract-compare/${id}/v3`);
                },
              },
            )
          }
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
