import { DECISION_NOTE_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { DecisionState } from '../../../shared/findings/decision-shapes.ts';
import { resultText as text } from '../result.text.ts';
import styles from './change-card.module.css';

interface NoteFormProps {
  readonly state: DecisionState;
  readonly first: string;
  /** Null: the decision stays. */
  readonly onSave: (state: DecisionState | null, note: string) => void;
  readonly onClose: () => void;
}

/** A note belongs to a decision: on an open change it is saved with the decision. */
export function NoteForm({ state, first, onSave, onClose }: NoteFormProps) {
  const [note, setNote] = useState(first);
  const save = (decided: DecisionState | null) => onSave(decided, note.trim());
  return (
    <div className={styles.noteForm}>
      <Input.TextArea
        autoFocus
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={DECISION_NOTE_MAX_CHARACTERS}
        value={note}
        placeholder={text.notePlaceholder}
        aria-label={text.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="text" size="small" onClick={onClose}>
          {text.cancel}
        </Button>
        {state === 'open' ? (
          <>
            <Button size="small" onClick={() => save('rejected')}>
              {text.ignore}
            </Button>
            <Button type="primary" size="small" onClick={() => save('accepted')}>
              {text.confirm}
            </Button>
          </>
        ) : (
          <Button type="primary" size="small" onClick={() => save(null)}>
            {text.saveNote}
          </Button>
        )}
      </div>
    </div>
  );
}
