import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '../../../shared/format/format-day.ts';
import { closeActivity, showActivity, useActivityDialog } from '../api/activity-dialog.store.ts';
import { stopTimeQuery } from '../api/stop-time.query.ts';
import { activityText as text } from '../text.ts';
import { keepActivitySeen, opensActivityDialog, readActivitySeen } from '../view-model/activity-dialog.ts';

const ACTIVITY_PATH = '/promotional-activity';

interface ActivityDialogProps {
  /** Redeems a code without leaving the page. */
  readonly codeForm: ReactNode;
  readonly next: ReactNode;
}

/** Announces an open activity once; then shows `next`. */
export function ActivityDialog({ codeForm, next }: ActivityDialogProps) {
  const { data, isPending } = useQuery({ ...stopTimeQuery(), retry: false });
  const [seen, setSeen] = useState(() => readActivitySeen());
  const stopTime = data && opensActivityDialog(data, seen) ? data.stopTime : null;
  useEffect(() => {
    if (stopTime !== null) showActivity('notice');
    return closeActivity;
  }, [stopTime]);
  if (isPending) return null;
  if (stopTime === null) return next;
  const close = () => {
    keepActivitySeen(stopTime);
    setSeen(stopTime);
  };
  return <OpenDialog stopTime={stopTime} codeForm={codeForm} onClose={close} />;
}

interface OpenDialogProps {
  readonly stopTime: string;
  readonly codeForm: ReactNode;
  readonly onClose: () => void;
}

function OpenDialog({ stopTime, codeForm, onClose }: OpenDialogProps) {
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
