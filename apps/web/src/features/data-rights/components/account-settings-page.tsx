import type { ReactNode } from 'react';
import { dataRightsText as text } from '../text.ts';
import styles from './account-settings.module.css';
import { ClosureCard } from './closure-card.tsx';
import { ExportCard } from './export-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

interface AccountSettingsPageProps {
  /** Name and picture. */
  readonly profile: ReactNode;
  /** The current team if the user may export its data; null: none. */
  readonly team: { readonly id: string; readonly name: string } | null;
  /** The session of this page has ended. */
  readonly onSignedOut: () => void;
}

export function AccountSettingsPage({ profile, team, onSignedOut }: AccountSettingsPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text.title}</h1>
      {profile}
      <SignInsCard onSignedOut={onSignedOut} />
      <ExportCard teamId={null} title={text.mine} note={text.mineNote} ask={text.ask} />
      {team ? (
        <ExportCard teamId={team.id} title={text.team(team.name)} note={text.teamNote} ask={text.askTeam} />
      ) : null}
      <ClosureCard />
    </div>
  );
}
