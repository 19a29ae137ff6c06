import { readInvitation } from '../../../shared/session/attribution.ts';
import { invitationsText as text } from '../text.ts';
import styles from './invitation-note.module.css';

/** The reward of an invitation, for users who sign in with one. Plain HTML: it is on public pages. */
export function InvitationNote() {
  if (readInvitation() === null) return null;
  return (
    <p className={styles.note}>
      <strong>{text.noteTitle}</strong>
      {text.note}
    </p>
  );
}
