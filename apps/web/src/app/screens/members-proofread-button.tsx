import { useQuery } from '@tanstack/react-query';
import { ProofreadFileButton } from '../../features/proofread/components/upload/proofread-file-button.tsx';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';

type MembersProofreadButtonProps = Parameters<typeof ProofreadFileButton>[0];

/** Guests of a review see its file only there: the team's other tools are not open to them. */
export function MembersProofreadButton({ teamId, file }: MembersProofreadButtonProps) {
  const { data } = useQuery(teamsQuery());
  const isMember = data?.items.some((space) => space.teamId === teamId) ?? false;
  return isMember ? <ProofreadFileButton teamId={teamId} file={file} /> : null;
}
