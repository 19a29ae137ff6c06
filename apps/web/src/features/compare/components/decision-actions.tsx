import { CheckOutlined, CloseOutlined, EditOutlined, UndoOutlined } from '@ant-design/icons';
import { DECISION_NOTE_MAX_CHARACTERS } from '@wenjian/api';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { resultText as text } from '../result.text.ts';
import type { Decision } from '../view-model/decision-view.ts';
import styles from './change-card.module.css';
import type { ChangeDecisions } from './use-change-decisions.ts';

interface DecisionActionsProps {
  readonly changeId: string;
  readonly decision: Decision | null;
  readonly decide: ChangeDecisions['decide'];
}

/** Confirm or ignore, with a note; afterwards shows who decided, and an undo. */
export function DecisionActions({ changeId, decision, decide }: DecisionActionsProps) {
  const [isNoting, setNoting] = useState(false);
  if (!decide) return decision ? <Decided decision={decision} /> : null;
  return (
    <div className={styles.decision}>
      {decision && <Decided decision={decision} />}
      {isNoting ? (
        <NoteForm
          decision={decision}
          onSave={(state, note) => {
            decide(changeId, state, note);
            setNoting(false);
          }}
          onClose={() => setNoting(false)}
        />
      ) : (
        <div className={styles.actions}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined />}
            aria-label={text.addNote}
            title={text.addNote}
            onClick={() => setNoting(true)}
          />
          {decision ? (
            <Button
              type="text"
              size="small"
              icon={<UndoOutlined />}
              onClick={() => decide(changeId, 'open', '')}
            >
              {text.reopen}
            </Button>
          ) : (
            <>
              <Button size="small" icon={<CloseOutlined />} onClick={() => decide(changeId, 'ignored')}>
                {text.ignore}
              </Button>
              <Button size="small" icon={<CheckOutlined />} onClick={() => decide(changeId, 'confirmed')}>
                {text.confirm}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function Decided({ decision }: { readonly decision: Decision }) {
  return (
    <div className={styles.decided} data-state={decision.state}>
      <span className={styles.state}>
        {decision.state === 'confirmed' ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />}
        {text.states[decision.state]}
      </span>
      <span className={styles.by}>
        {text.decidedBy(decision.decidedBy.name, formatInstant(decision.decidedAt, new Date()))}
      </span>
      {decision.note !== '' && <p className={styles.note}>{decision.note}</p>}
    </div>
  );
}

interface NoteFormProps {
  readonly decision: Decision | null;
  readonly onSave: (state: Decision['state'], note: string) => void;
  readonly onClose: () => void;
}

/** A note belongs to a decision: on an open change it is saved with the decision. */
function NoteForm({ decision, onSave, onClose }: NoteFormProps) {
  const [note, setNote] = useState(decision?.note ?? '');
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
        {decision ? (
          <Button type="primary" size="small" onClick={() => onSave(decision.state, note)}>
            {text.saveNote}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={() => onSave('ignored', note)}>
              {text.ignore}
            </Button>
            <Button type="primary" size="small" onClick={() => onSave('confirmed', note)}>
              {text.confirm}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
