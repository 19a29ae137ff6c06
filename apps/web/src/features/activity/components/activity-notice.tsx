import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '../../../shared/format/format-day.ts';
import { showActivity, useActivityDialog } from '../api/activity-dialog.store.ts';
import { activityText as text } from '../text.ts';

const ACTIVITY_PATH = '/promotional-activity';

interface ActivityNoticeProps {
  readonly stopTime: string;
  readonly codeForm: ReactNode;
  readonly onClose: () => void;
}

/** The announcement, and in its place the form for a code. */
export function ActivityNotice({ stopTime, codeForm, onClose }: ActivityNoticeProps) {
  const { activeDialog, activityComponent } = useActivityDialog();
  const navigate = useNavigate();
  const isCode = activityComponent === 'code';
  const see = () => {
    onClose();
    void navigate(ACTIVITY_PATH);
  };
  return (
    <Modal
      open={activeDialog}
      title={isCode ? text.codeTitle : text.dialogTitle}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{isCode ? text.done : text.later}</Button>
          {!isCode && <Button onClick={() => showActivity('code')}>{text.useCode}</Button>}
          <Button type="primary" onClick={see}>
            {text.see}
          </Button>
        </>
      }
    >
      <p>{isCode ? text.codeLead : text.open(formatDay(stopTime))}</p>
      {isCode && codeForm}
    </Modal>
  );
}
