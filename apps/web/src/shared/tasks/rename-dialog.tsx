import { NameDialog } from '../ui/name-dialog.tsx';
import { taskText } from './task.text.ts';

interface RenameDialogProps {
  readonly label: string;
  readonly title: string;
  readonly maxCharacters: number;
  readonly isSaving: boolean;
  readonly onSave: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function RenameDialog({ label, title, ...dialog }: RenameDialogProps) {
  const { rename, save, cancel, titleRequired, renamed } = taskText;
  return (
    <NameDialog
      {...dialog}
      name={title}
      words={{ title: rename, label, save, cancel, required: titleRequired, done: renamed }}
    />
  );
}
