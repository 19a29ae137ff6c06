import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { openLater } from '../../../shared/ui/open-later.tsx';
import { closeActivity, showActivity } from '../api/activity-dialog.store.ts';
import { stopTimeQuery } from '../api/stop-time.query.ts';
import { keepActivitySeen, opensActivityDialog, readActivitySeen } from '../view-model/activity-dialog.ts';

const ActivityNotice = openLater(async () => (await import('./activity-notice.tsx')).ActivityNotice);

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
  return <ActivityNotice stopTime={stopTime} codeForm={codeForm} onClose={close} />;
}
