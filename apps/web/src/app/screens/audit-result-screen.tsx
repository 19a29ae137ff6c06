import { AuditResultPage } from '../../features/audit/components/result/result-page.tsx';
import { MembersProofreadButton } from './members-proofread-button.tsx';

/** The result of a review, with a button that corrects the same file. */
export function AuditResultScreen() {
  return (
    <AuditResultPage
      fileTools={({ teamId, file }) => <MembersProofreadButton teamId={teamId} file={file} />}
    />
  );
}
