import { Button, Input, Modal } from 'antd';
import { copyWords } from '../../../shared/ui/copy-words.ts';
import type { TeamPeople } from '../api/team-members.query.ts';
import { teamPageText as text } from '../team-page.text.ts';
import { inviteLink, inviteText } from '../view-model/invite-text.ts';
import type { Team } from '../view-model/team.ts';
import styles from './team-page.module.css';

interface InviteLinkDialogProps {
  readonly team: Team;
  readonly people: TeamPeople;
  readonly onClose: () => void;
}

export function InviteLinkDialog({ team, people, onClose }: InviteLinkDialogProps) {
  const sharer = people.items.find(({ isMe }) => isMe)?.name ?? '';
  const link = inviteLink(location.origin, team.id);
  const words = inviteText(location.origin, team, sharer);
  return (
    <Modal open title={text.linkTitle} footer={null} onCancel={onClose}>
      <p className={styles.lead}>{text.linkLead}</p>
      <div className={styles.field}>
        <label htmlFor="team-link">{text.link}</label>
        <Input id="team-link" readOnly value={link} onFocus={(event) => event.target.select()} />
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
    </Modal>
  );
}
