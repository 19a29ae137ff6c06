import { COMMENT_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import type { Comment, Comments } from '../api/use-comments.ts';
import { mentionsIn } from '../view-model/mentions.ts';
import styles from './live.module.css';

export type CommentWords = Pick<Comment, 'body' | 'mentions'>;

interface CommentFormProps {
  readonly people: Comments['people'];
  readonly initial: CommentWords;
  readonly label: string;
  readonly sendLabel: string;
  readonly isSending: boolean;
  readonly onSend: (words: CommentWords) => void;
  /** Cancels; absent where cancelling makes no sense. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
}

/** The text, and the people chosen for it: a name alone is not unique. */
export function CommentForm({
  people,
  initial,
  label,
  sendLabel,
  isSending,
  onSend,
  cancel,
}: CommentFormProps) {
  const [body, setBody] = useState(initial.body);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial.mentions));
  const words = body.trim();
  const send = () => onSend({ body: words, mentions: mentionsIn(words, people, chosen) });
  return (
    <div className={styles.form}>
      <Mentions
        autoSize={{ minRows: 1, maxRows: 6 }}
        placeholder={label}
        aria-label={label}
        maxLength={COMMENT_MAX_CHARACTERS}
        value={body}
        options={people.map(({ userId, name }) => ({ key: userId, value: name, label: name }))}
        onChange={setBody}
        onSelect={({ key = '' }) => {
          // The component appends its own suffix to the key.
          const person = people.find(({ userId }) => key.startsWith(userId));
          if (person) setChosen(new Set([...chosen, person.userId]));
        }}
        onKeyDown={(event) => {
          // The finding's shortcut keys must not act while the user types.
          event.stopPropagation();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && words !== '') send();
        }}
      />
      <div className={styles.actions}>
        {cancel ? (
          <Button size="small" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        ) : null}
        <Button size="small" type="primary" disabled={words === ''} loading={isSending} onClick={send}>
          {sendLabel}
        </Button>
      </div>
    </div>
  );
}
