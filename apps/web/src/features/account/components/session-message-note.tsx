import { useEffect, useState } from 'react';
import { forgetSessionMessage, readSessionMessage } from '../../../shared/session/session-message.ts';
import styles from './sign-in.module.css';

/** Why somebody is asked to sign in again; shown once. */
export function SessionMessageNote() {
  const [message] = useState(() => readSessionMessage());
  useEffect(() => forgetSessionMessage(), []);
  return message === null ? null : (
    <p className={styles.sessionMessage} role="status">
      {message}
    </p>
  );
}
