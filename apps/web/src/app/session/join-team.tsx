import { useQueryClient } from '@tanstack/react-query';
import { displayName } from '../../features/account/view-model/user-display.ts';
import { TEAMS_KEY } from '../../features/teams/api/teams.query.ts';
import { JoinTeamDialog } from '../../features/teams/components/join-team-dialog.tsx';
import { type Spaces, useSwitchSpace } from './use-spaces.ts';

interface JoinTeamProps {
  /** The code of a link, or a team's id. */
  readonly invite: string;
  readonly spaces: Spaces;
  readonly onClose: () => void;
}

/** For a member the invited team becomes the current one, here and on the server. */
export function JoinTeam({ invite, spaces, onClose }: JoinTeamProps) {
  const client = useQueryClient();
  const { switchTo } = useSwitchSpace();
  const enter = async (teamId: string) => {
    await client.invalidateQueries({ queryKey: TEAMS_KEY });
    if (teamId !== spaces.currentId) await switchTo(teamId);
    onClose();
  };
  return (
    <JoinTeamDialog
      invite={invite}
      name={displayName(spaces.user)}
      onMember={(teamId) => void enter(teamId)}
      onClose={onClose}
    />
  );
}
