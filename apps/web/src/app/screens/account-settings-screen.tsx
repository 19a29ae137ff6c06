import { AccountSettingsPage } from '../../features/data-rights/components/account-settings-page.tsx';
import { useSpaces } from '../session/use-spaces.ts';

/** The account, and the team the user works in where it is theirs to take the data of. */
export function AccountSettingsScreen() {
  const spaces = useSpaces(true);
  if (!spaces) return null;
  const space = spaces.spaces.find(({ id }) => id === spaces.currentId);
  const isTheirs = space?.type === 'team' && space.role !== 'member';
  return <AccountSettingsPage team={isTheirs ? { id: space.id, name: space.name } : null} />;
}
