import { useQueryClient } from '@tanstack/react-query';
import { TEAM_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { useState } from 'react';
import { useRenameTeam } from '../../features/teams/api/team-members.query.ts';
import { type Space, TEAMS_KEY } from '../../features/teams/api/teams.query.ts';
import { SpaceSwitcher } from '../../features/teams/components/space-switcher.tsx';
import { teamsText } from '../../features/teams/text.ts';
import { openLater } from '../../shared/ui/open-later.tsx';
import { type Spaces, useSwitchSpace } from '../session/use-spaces.ts';

const CreateTeamDialog = openLater(
  async () => (await import('../../features/teams/components/create-team-dialog.tsx')).CreateTeamDialog,
);
const PasteInviteDialog = openLater(
  async () => (await import('../../features/teams/components/paste-invite-dialog.tsx')).PasteInviteDialog,
);
const JoinTeam = openLater(async () => (await import('../session/join-team.tsx')).JoinTeam);
const RenameDialog = openLater(
  async () => (await import('../../shared/tasks/rename-dialog.tsx')).RenameDialog,
);

type Shown =
  | { readonly kind: 'create' | 'paste' | 'rename' }
  | { readonly kind: 'join'; readonly invite: string };

/** The current space: switching, creating, renaming, joining by invitation. */
export function SpaceMenu({ spaces }: { readonly spaces: Spaces }) {
  const client = useQueryClient();
  const { isBusy, switchToSpace } = useSwitchSpace();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const current = spaces.spaces.find(({ id }) => id === spaces.currentId);

  async function enterNewSpace(space: Space) {
    close();
    await client.invalidateQueries({ queryKey: TEAMS_KEY });
    await switchToSpace(space);
  }

  return (
    <>
      <SpaceSwitcher
        spaces={spaces.spaces}
        currentId={spaces.currentId}
        isBusy={isBusy}
        onSwitch={(space) => void switchToSpace(space)}
        onCreate={() => setShown({ kind: 'create' })}
        onJoin={() => setShown({ kind: 'paste' })}
        onRename={() => setShown({ kind: 'rename' })}
      />
      {shown?.kind === 'create' && (
        <CreateTeamDialog onClose={close} onCreated={(space) => void enterNewSpace(space)} />
      )}
      {shown?.kind === 'paste' && (
        <PasteInviteDialog onInvite={(invite) => setShown({ kind: 'join', invite })} onClose={close} />
      )}
      {shown?.kind === 'join' && <JoinTeam invite={shown.invite} spaces={spaces} onClose={close} />}
      {shown?.kind === 'rename' && current && <RenameSpace space={current} onClose={close} />}
    </>
  );
}

function RenameSpace({ space, onClose }: { readonly space: Space; readonly onClose: () => void }) {
  const rename = useRenameTeam(space.id);
  return (
    <RenameDialog
      label={teamsText.name}
      title={space.name}
      maxCharacters={TEAM_NAME_MAX_CHARACTERS}
      isSaving={rename.isPending}
      onSave={rename.mutateAsync}
      onClose={onClose}
    />
  );
}
