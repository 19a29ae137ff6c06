import { PublicLinkDialog } from '../../../shared/result/public-link-dialog.tsx';
import { useShareTask } from '../api/use-task-actions.ts';
import { resultText as text } from '../result.text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { openPath } from '../view-model/task-view.ts';

interface ShareDialogProps {
  readonly task: PlagiarismTask;
  readonly onClose: () => void;
}

export function ShareDialog({ task, onClose }: ShareDialogProps) {
  const { share, takeBack } = useShareTask(task.id);
  return (
    <PublicLinkDialog
      what={task.useTextBase ? `${text.shareWhat}${text.shareBase}` : text.shareWhat}
      path={openPath(task)}
      firstKey={task.key}
      share={share}
      takeBack={takeBack}
      onClose={onClose}
    />
  );
}
