import { PublicLinkDialog } from '../../../shared/result/public-link-dialog.tsx';
import { usePlagiarismLink } from '../api/plagiarisms.ts';
import { resultText as text } from '../result.text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import { openPath } from '../view-model/task-view.ts';

interface ShareDialogProps {
  readonly task: PlagiarismTask;
  readonly onClose: () => void;
}

export function ShareDialog({ task, onClose }: ShareDialogProps) {
  const calls = usePlagiarismLink(task.id);
  return (
    <PublicLinkDialog
      what={task.useTextBase ? `${text.shareWhat}${text.shareBase}` : text.shareWhat}
      path={openPath(task)}
      firstKey={task.key}
      {...calls}
      onClose={onClose}
    />
  );
}
