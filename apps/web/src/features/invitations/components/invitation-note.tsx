import { readInvitation } from '../../../shared/session/attribution.ts';
import { invitationsText as text } from '../text.ts';
import styles from './invitation-note.module.css';

/** For who signs in with an invitation: what it brings. Plain HTML: it stands on public pages. */
export function InvitationNote() {
  if (readInvitation() === null) return null;
  return (
    <p className={styles.note}>
      <strong>{text.noteTitle}</strong>
      {text.note}
    </p>
  );
}
