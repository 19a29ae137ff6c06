import { Alert, Button, Input, Modal, Skeleton } from 'antd';
import { formatDay } from '../../../shared/format/format-day.ts';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import { type TeamLink, useTeamLink } from '../api/team-link.query.ts';
import type { TeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import { inviteLink, inviteText } from '../view-model/invite-text.ts';
import type { Team } from '../view-model/team.ts';
import { InviteLinkSettings } from './invite-link-settings.tsx';
import styles from './team-page.module.css';

interface InviteLinkDialogProps {
  readonly team: Team;
  readonly people: TeamPeople;
  readonly onClose: () => void;
}

/** Everybody in the team passes the link on; who manages it says what it gives, for how long, and makes or stops it. */
export function InviteLinkDialog({ team, people, onClose }: InviteLinkDialogProps) {
  const { data, error, refetch } = useTeamLink(team.id);
  const manages = people.abilities.share;
  const body = () => {
    if (error && !data)
      return (
        <Alert
          type="error"
          showIcon
          title={text.linkFailed}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      );
    if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
    return (
      <>
        <p className={styles.lead}>{data.link ? text.linkLead : text.noLink[data.state]}</p>
        {data.link && <OpenLink team={team} people={people} link={data.link} />}
        {manages ? (
          <InviteLinkSettings teamId={team.id} link={data.link} />
        ) : (
          data.link === null && <p className={styles.lead}>{text.askForLink}</p>
        )}
      </>
    );
  };
  return (
    <Modal open title={text.linkTitle} footer={null} onCancel={onClose}>
      {body()}
    </Modal>
  );
}

interface OpenLinkProps {
  readonly team: Team;
  readonly people: TeamPeople;
  readonly link: NonNullable<TeamLink['link']>;
}

function OpenLink({ team, people, link: { code, role, expiresAt } }: OpenLinkProps) {
  const sharer = people.items.find(({ isMe }) => isMe)?.name ?? '';
  const link = inviteLink(location.origin, code);
  const words = inviteText(link, team, sharer);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="team-link">{text.link}</label>
        <Input id="team-link" readOnly value={link} onFocus={(event) => event.target.select()} />
        <p className={styles.linkTerms}>{text.linkTerms(text.roles[role], formatDay(expiresAt))}</p>
      </div>
      <div className={styles.field}>
        <label htmlFor="team-words">{text.words}</label>
        <Input.TextArea
          id="team-words"
          readOnly
          autoSize
          value={words}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => void copyWords(words, text.wordsCopied)}>{text.copyWords}</Button>
        <Button type="primary" onClick={() => void copyWords(link, text.linkCopied)}>
          {text.copyLink}
        </Button>
      </div>
    </>
  );
}
