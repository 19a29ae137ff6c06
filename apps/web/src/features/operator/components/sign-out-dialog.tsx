import { signOutUser } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { useOperatorAction } from '../api/operator.query.ts';
import { peopleText as text } from '../people.text.ts';
import { ActionDialog, ReasonField } from './action-dialog.tsx';

interface SignOutDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function SignOutDialog({ userId, name, onClose }: SignOutDialogProps) {
  const action = useOperatorAction(
    ({ reason }: { reason: string }) => call(signOutUser, { body: { userId, reason } }),
    () => text.signedOut,
  );
  return (
    <ActionDialog
      title={text.signOutTitle(name)}
      lead={text.signOutLead}
      submit={text.signOut}
      isDanger
      action={action}
      onClose={onClose}
    >
      <ReasonField />
    </ActionDialog>
  );
}
