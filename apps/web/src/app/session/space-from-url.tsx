/**
 * `tid` (query or hash), an id or the code of a team's link, selects the current team space and is then removed from the address. A user outside
 * the team is shown the way to apply.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { spaceIdInUrl, withoutSpaceId } from '../../features/teams/view-model/current-space.ts';
import { readInvite } from '../../features/teams/view-model/invite-text.ts';
import { openLater } from '../../shared/ui/open-later.tsx';
import type { Spaces } from './use-spaces.ts';
import { useSwitchSpace } from './use-spaces.ts';

const JoinTeam = openLater(async () => (await import('./join-team.tsx')).JoinTeam);

export function SpaceFromUrl({ spaces }: { readonly spaces: Spaces }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { switchTo } = useSwitchSpace();
  const [invitedTo, setInvitedTo] = useState<string | null>(null);
  const wanted = spaceIdInUrl(search, hash);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each id that appears in the address
  useEffect(() => {
    if (wanted === null) return;
    const clean = () => void navigate(withoutSpaceId(pathname, search, hash), { replace: true });
    const invite = readInvite(wanted) ?? wanted;
    if (invite === spaces.currentId) return clean();
    if (spaces.spaces.some(({ id }) => id === invite)) return void switchTo(invite).then(clean);
    setInvitedTo(invite);
    clean();
  }, [wanted]);

  return invitedTo && <JoinTeam invite={invitedTo} spaces={spaces} onClose={() => setInvitedTo(null)} />;
}
