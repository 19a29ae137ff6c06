import { TEAM_LINK_DAYS, TEAM_LINK_DEFAULT_DAYS, type TeamLinkRole, teamLinkRole } from '@wenjian/api';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { type TeamLink, type TeamLinkDays, useTeamLinkActions } from '../api/team-link.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import styles from './team-page.module.css';

interface InviteLinkSettingsProps {
  readonly teamId: string;
  /** Null: there is none that leads somewhere. */
  readonly link: TeamLink['link'];
}

/** Another link ends the one before: a role or a day is never changed on a link that others hold. */
export function InviteLinkSettings({ teamId, link }: InviteLinkSettingsProps) {
  const [role, setRole] = useState<TeamLinkRole>(link?.role ?? 'member');
  const [days, setDays] = useState<TeamLinkDays>(TEAM_LINK_DEFAULT_DAYS);
  const { reset, revoke } = useTeamLinkActions(teamId);
  const problem = reset.error ?? revoke.error;
  const say = (message: string) => showToast({ kind: 'success', message });
  const make = () =>
    reset.mutate({ role, days }, { onSuccess: () => say(link ? text.linkReset : text.linkMade) });
  return (
    <section className={styles.linkSettings} aria-label={text.linkSettings}>
      <Radio.Group
        aria-label={text.asRole}
        value={role}
        options={teamLinkRole.options.map((value) => ({ value, label: text.roles[value] }))}
        onChange={(event) => setRole(event.target.value)}
      />
      <Radio.Group
        aria-label={text.linkDays}
        value={days}
        options={TEAM_LINK_DAYS.map((value) => ({ value, label: text.validFor(value) }))}
        onChange={(event) => setDays(event.target.value)}
      />
      <p className={styles.lead}>{text.roleMeans[role]}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button type={link ? 'default' : 'primary'} loading={reset.isPending} onClick={make}>
          {link ? text.resetLink : text.makeLink}
        </Button>
        {link && (
          <Button
            danger
            loading={revoke.isPending}
            onClick={() => revoke.mutate(undefined, { onSuccess: () => say(text.linkRevoked) })}
          >
            {text.revokeLink}
          </Button>
        )}
      </div>
      {link && <p className={styles.lead}>{text.resetMeans}</p>}
    </section>
  );
}
