import { Modal } from 'antd';
import { useState } from 'react';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { plagiarisms, usePlagiarismConfig } from '../../api/plagiarisms.ts';
import { resultText as text } from '../../result.text.ts';
import { plagiarismText } from '../../text.ts';
import { uploadPageText } from '../../upload.text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';
import { WaitedTab } from '../result/waited-tab.tsx';
import { SubtractionBoxes } from '../upload/subtraction-boxes.tsx';
import { offeredKinds } from '../upload/use-new-check.ts';

interface RerunDialogProps {
  readonly task: PlagiarismTask;
  readonly onClose: () => void;
}

/** The same files with other settings: one more use. */
export function RerunDialog({ task, onClose }: RerunDialogProps) {
  const [subtract, setSubtract] = useState(task.subtract);
  const config = usePlagiarismConfig(task.teamId);
  const rerun = plagiarisms.useRerun();
  const start = () => rerun.mutate({ id: task.id, subtract }, { onSuccess: onClose });
  return (
    <Modal
      open
      title={text.rerunTitle}
      okText={text.rerunStart}
      cancelText={plagiarismText.common.cancel}
      confirmLoading={rerun.isPending}
      onOk={start}
      onCancel={onClose}
    >
      <p>{text.rerunDetail}</p>
      <WaitedTab answer={config}>
        {(known) => (
          <SubtractionBoxes
            // An option used the last time can be switched off, even when it is no longer offered.
            offered={[...offeredKinds(known), ...task.subtract]}
            chosen={subtract}
            onChange={(kinds) => setSubtract([...kinds])}
          />
        )}
      </WaitedTab>
      {rerun.error && (
        <CreateFailureNotice
          error={rerun.error}
          titles={uploadPageText}
          kept={plagiarismText.task.rerunKept}
          onRetry={start}
        />
      )}
    </Modal>
  );
}
