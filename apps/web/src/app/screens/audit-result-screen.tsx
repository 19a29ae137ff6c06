import { AuditResultPage } from '../../features/audit/index.ts';
import { MembersCorrectButton } from './members-correct-button.tsx';

/** The result of a review, with a button that corrects the same file. */
export function AuditResultScreen() {
  return (
    <AuditResultPage fileTools={({ teamId, file }) => <MembersCorrectButton teamId={teamId} file={file} />} />
  );
}
