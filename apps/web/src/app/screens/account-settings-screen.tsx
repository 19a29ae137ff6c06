import { managesTeam } from '@wenjian/api';
import { ApiKeysCard } from '../../features/account/components/api-keys-card.tsx';
import { ContactCard } from '../../features/account/components/contact-card.tsx';
import { NotificationsCard } from '../../features/account/components/notifications-card.tsx';
import { ProfileCard } from '../../features/account/components/profile-card.tsx';
import { AccountSettingsPage } from '../../features/data-rights/components/account-settings-page.tsx';
import { leave } from '../session/sign-out.ts';
import { useSpaces } from '../session/use-spaces.ts';

/** The account settings, and the team's data export when the user may request it. */
export function AccountSettingsScreen() {
  const spaces = useSpaces(true);
  if (!spaces) return null;
  const space = spaces.spaces.find(({ id }) => id === spaces.currentId);
  const isTheirs = space?.type === 'team' && managesTeam(space.role);
  const team = isTheirs ? { id: space.id, name: space.name } : null;
  const profile = (
    <>
      <ProfileCard user={spaces.user} />
      <ContactCard />
      <NotificationsCard />
      <ApiKeysCard spaces={spaces.spaces} currentId={spaces.currentId} />
    </>
  );
  return <AccountSettingsPage profile={profile} team={team} onSignedOut={leave} />;
}
