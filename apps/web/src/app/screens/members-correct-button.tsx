import { useQuery } from '@tanstack/react-query';
import { CorrectFileButton } from '../../features/correct/index.ts';
import { teamsQuery } from '../../features/teams/api/teams.query.ts';

type MembersCorrectButtonProps = Parameters<typeof CorrectFileButton>[0];

/** Guests of a review see its file only there: the team's other tools are not open to them. */
export function MembersCorrectButton({ teamId, file }: MembersCorrectButtonProps) {
  const { data } = useQuery(teamsQuery());
  const isMember = data?.items.some((space) => space.teamId === teamId) ?? false;
  return isMember ? <CorrectFileButton teamId={teamId} file={file} /> : null;
}
